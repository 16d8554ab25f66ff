import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { phoneFault } from '../../shared/forms/phone-fault.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'
import type { SummaryError } from '../../shared/ui/fields/error-summary.tsx'
import type texts from './locales/cs.json'

type OwnKey = keyof (typeof texts)['error']

/**
 * Codes more specific than the general texts of rule 14.1; each of these texts starts with the
 * general one.
 */
const own: Readonly<Record<string, OwnKey>> = {
  'bank-account-number-invalid': 'accountNumber',
  'bank-account-prefix-invalid': 'accountPrefix',
  'bank-code-invalid': 'bankCode',
  'email-invalid': 'email',
  'name-invalid': 'name',
  'postal-code-invalid': 'postalCode',
  future: 'birthFuture',
  'patient.birthYear min': 'yearMin',
  'patient.birthYear max': 'yearMax',
  'patient.birthYear invalid': 'year',
  'householdMembers min': 'membersMin',
  'householdMembers max': 'membersMax',
  'householdMembers invalid': 'members',
  'lifeStory max': 'storyMax',
}

/**
 * The error texts: at the fields, and in the summary in the order of `labels`, which is that of the
 * form.
 */
export function useRecordMessages(codes: FieldCodes, labels: Readonly<Record<string, string>>) {
  const { t } = useTranslation('recipient-data')
  const { t: ui } = useTranslation('ui')

  function messageOf(name: string, code: string): string {
    const fault = phoneFault(code)
    if (fault) return ui(($) => $.phone[fault])
    const key = own[`${name} ${code}`] ?? own[code]
    return key ? t(($) => $.error[key]) : ui(($) => $[validationKey(code)])
  }

  const errors: Record<string, string> = {}
  const summary: SummaryError[] = []
  for (const [name, label] of Object.entries(labels)) {
    const code = codes[name]
    if (code === undefined) continue
    const message = messageOf(name, code)
    errors[name] = message
    summary.push({ name, message, label })
  }
  return { errors, summary }
}
