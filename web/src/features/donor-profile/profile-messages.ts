import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { phoneFault } from '../../shared/forms/phone-fault.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'
import type { SummaryError } from '../../shared/ui/fields/error-summary.tsx'
import type profile from './locales/cs.json'

/** Labels in the order of the form; a company has its own names first. */
const labels = {
  companyName: 'companyName',
  registrationNumber: 'registrationNumber',
  title: 'titleField',
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  'address.street': 'street',
  'address.houseNumber': 'houseNumber',
  'address.postalCode': 'postalCode',
  'address.city': 'city',
  yearOfBirth: 'yearOfBirth',
  gender: 'gender',
  familyStatus: 'familyStatus',
  municipalitySize: 'municipalitySize',
  'sourceOfAwareness.id': 'source',
  'sourceOfAwareness.text': 'sourceText',
  donationTargeting: 'targeting',
} as const

type OwnKey = keyof (typeof profile)['error']

/**
 * Codes more specific than the general texts of rule 14.1; each of these texts starts with the
 * general one.
 */
const own: Readonly<Record<string, OwnKey>> = {
  'registrationNumber registration-number-invalid': 'registrationNumber',
  'registrationNumber max': 'registrationNumber',
  'address.postalCode postal-code-invalid': 'postalCode',
  'address.postalCode max': 'postalCode',
  'yearOfBirth min': 'yearMin',
  'yearOfBirth max': 'yearMax',
  'yearOfBirth invalid': 'year',
}

/** The error texts: at the fields, and in the summary in the order of the form. */
export function useProfileMessages(codes: FieldCodes) {
  const { t } = useTranslation('donor-profile')
  const { t: ui } = useTranslation('ui')

  function messageOf(name: string, code: string): string {
    const fault = phoneFault(code)
    if (fault) return ui(($) => $.phone[fault])
    const key = own[`${name} ${code}`]
    return key ? t(($) => $.error[key]) : ui(($) => $[validationKey(code)])
  }

  const errors: Record<string, string> = {}
  const summary: SummaryError[] = []
  for (const name of Object.keys(labels) as (keyof typeof labels)[]) {
    const code = codes[name]
    if (code === undefined) continue
    const message = messageOf(name, code)
    errors[name] = message
    summary.push({ name, message, label: t(($) => $[labels[name]]) })
  }
  return { errors, summary }
}
