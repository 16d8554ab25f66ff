import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { phoneFault } from '../../shared/forms/phone-fault.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'
import type { SummaryError } from '../../shared/ui/fields/error-summary.tsx'
import type familyMember from './locales/cs.json'

/** In the order of the forms. */
const fields = [
  'name',
  'gender',
  'relation',
  'birthMonth',
  'birthYear',
  'phone',
  'email',
  'schoolOrProfession',
  'hobbies',
  'reason',
] as const

export type MemberField = (typeof fields)[number]

type OwnKey = keyof (typeof familyMember)['error']

/**
 * Codes more specific than the general texts of rule 14.1; each of these texts starts with the
 * general one.
 */
const own: Readonly<Record<string, OwnKey>> = {
  'name name-invalid': 'name',
  'birthMonth future': 'birthFuture',
  'birthYear future': 'birthFuture',
  'birthYear max': 'yearMax',
  'birthYear min': 'yearMin',
  'birthYear invalid': 'year',
  'relation second-patient': 'secondPatient',
  'relation patient-fixed': 'patientFixed',
  'email email-invalid': 'email',
  'phone required': 'phoneOfEmergency',
}

/** The page has another form with a phone and an e-mail; these fields have ids of their own. */
export const memberFieldId = (name: MemberField): string => `member-${name}`

/** The error texts: at the fields, and in the summary in the order of the form. */
export function useMemberMessages(codes: FieldCodes) {
  const { t } = useTranslation('family-member')
  const { t: ui } = useTranslation('ui')

  function messageOf(name: MemberField, code: string): string {
    const fault = phoneFault(code)
    if (fault) return ui(($) => $.phone[fault])
    const key = own[`${name} ${code}`]
    return key ? t(($) => $.error[key]) : ui(($) => $[validationKey(code)])
  }

  const errors: Record<string, string> = {}
  const summary: SummaryError[] = []
  for (const name of fields) {
    const code = codes[name]
    if (code === undefined) continue
    const message = messageOf(name, code)
    errors[name] = message
    summary.push({ id: memberFieldId(name), message, label: t(($) => $.field[name]) })
  }
  return { errors, summary }
}
