import { useTranslation } from 'react-i18next'
import { validationKey } from '../../shared/forms/validation-text.ts'

/** What is wrong with the new address, in words. */
export function useAddressError(code: string | undefined): string | undefined {
  const { t } = useTranslation('email-change')
  const { t: ui } = useTranslation('ui')
  if (code === undefined) return undefined
  if (code === 'taken') return t(($) => $.error.taken)
  if (code === 'unchanged') return t(($) => $.error.unchanged)
  return code === 'email-invalid' ? t(($) => $.error.emailInvalid) : ui(($) => $[validationKey(code)])
}
