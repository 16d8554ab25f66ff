import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { newPasswordKey } from '../../shared/forms/password-confirmation.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'
import type { SummaryError } from '../../shared/ui/fields/error-summary.tsx'

const labelKeys = {
  firstName: 'firstName',
  lastName: 'lastName',
  companyName: 'companyName',
  registrationNumber: 'registrationNumber',
  email: 'email',
  password: 'password',
  passwordAgain: 'passwordAgain',
  'contribution.amount': 'ownAmount',
  consentPersonalData: 'consentPersonalDataShort',
  consentTerms: 'consentTermsShort',
} as const

/** Codes whose text is under a key of this form; the others have the general texts of rule 14.1. */
const ownKeys = {
  'email taken': 'emailTaken',
  'email email-invalid': 'emailInvalid',
  'registrationNumber registration-number-invalid': 'registrationNumberInvalid',
  'registrationNumber max': 'registrationNumberInvalid',
  'contribution.amount min-by-card': 'amountMinByCard',
  'consentPersonalData required': 'consentRequired',
  'consentTerms required': 'consentRequired',
} as const

export function useRegistrationMessages(codes: FieldCodes) {
  const { t } = useTranslation('registration')
  const { t: ui } = useTranslation('ui')

  function messageOf(name: string, code: string): string {
    const both = `${name} ${code}`
    if (isKeyOf(ownKeys, both)) return t(($) => $.error[ownKeys[both]])
    const passwordKey = newPasswordKey(name, code)
    if (passwordKey) return ui(($) => $[passwordKey])
    return ui(($) => $[validationKey(code)])
  }

  const errors: Record<string, string> = {}
  const summary: SummaryError[] = []
  for (const name of Object.keys(labelKeys) as (keyof typeof labelKeys)[]) {
    const code = codes[name]
    if (code === undefined) continue
    const message = messageOf(name, code)
    errors[name] = message
    // These texts name their field themselves.
    const namesField = newPasswordKey(name, code) !== undefined || `${name} ${code}` === 'email taken'
    const label = namesField ? undefined : t(($) => $[labelKeys[name]])
    summary.push({ name, message, label })
  }
  return { errors, summary }
}

function isKeyOf<T extends object>(table: T, key: string): key is Extract<keyof T, string> {
  return Object.getOwnPropertyDescriptor(table, key) !== undefined
}
