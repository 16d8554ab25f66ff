import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { newPasswordKey } from '../../shared/forms/password-confirmation.ts'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'
import type registration from './locales/cs.json'

/** Codes whose text is under a key of this form; the others have the general texts of rule 14.1. */
const ownKeys: Readonly<Record<string, keyof (typeof registration)['error']>> = {
  'email taken': 'emailTaken',
  'email email-invalid': 'emailInvalid',
  'registrationNumber registration-number-invalid': 'registrationNumberInvalid',
  'registrationNumber max': 'registrationNumberInvalid',
  'contribution.amount min-by-card': 'amountMinByCard',
  'contribution.amount invalid': 'amountInvalid',
  'consentPersonalData required': 'consentRequired',
  'consentTerms required': 'consentRequired',
}

export function useRegistrationMessages(codes: FieldCodes) {
  const { t } = useTranslation('registration')
  const { t: ui } = useTranslation('ui')
  const labels = {
    firstName: t(($) => $.firstName),
    lastName: t(($) => $.lastName),
    companyName: t(($) => $.companyName),
    registrationNumber: t(($) => $.registrationNumber),
    email: t(($) => $.email),
    password: t(($) => $.password),
    passwordAgain: t(($) => $.passwordAgain),
    'contribution.amount': t(($) => $.ownAmount),
    consentPersonalData: t(($) => $.consentPersonalDataShort),
    consentTerms: t(($) => $.consentTermsShort),
  }
  return useFormMessages(codes, labels, (name, code) => {
    const key = ownKeys[`${name} ${code}`]
    if (key === 'emailTaken') return t(($) => $.error.emailTaken)
    if (key) return { afterLabel: t(($) => $.error[key]) }
    const passwordKey = newPasswordKey(name, code)
    return passwordKey && ui(($) => $[passwordKey])
  })
}
