import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { validationKey } from '../../shared/forms/validation-text.ts'

/** The error texts of the new address and the password, in the order of the form. */
export function useAddressErrors({ email, password }: FieldCodes): Record<string, string> {
  const { t } = useTranslation('email-change')
  const { t: ui } = useTranslation('ui')
  const known = { taken: 'taken', unchanged: 'unchanged', 'email-invalid': 'emailInvalid' } as const
  const key = known[email as keyof typeof known]
  return {
    ...(email && { email: key ? t(($) => $.error[key]) : ui(($) => $[validationKey(email)]) }),
    ...(password && {
      password: t(($) => $.error[password === 'wrong' ? 'passwordWrong' : 'passwordRequired']),
    }),
  }
}
