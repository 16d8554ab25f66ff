import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'

/** What is wrong, in words that name their field themselves, in the order of the form. */
export function usePasswordErrors({ oldPassword, password, passwordAgain }: FieldCodes): Record<string, string> {
  const { t } = useTranslation('password')
  const { t: ui } = useTranslation('ui')
  return {
    ...(oldPassword && { oldPassword: t(($) => $.error[oldKeys[oldPassword] ?? 'oldRequired']) }),
    ...(password && {
      password:
        password === 'min'
          ? ui(($) => $.newPasswordTooShort)
          : password === 'max'
            ? ui(($) => $.newPasswordTooLong)
            : t(($) => $.error.required),
    }),
    ...(passwordAgain && {
      passwordAgain: passwordAgain === 'required' ? t(($) => $.error.againRequired) : ui(($) => $.passwordsDiffer),
    }),
  }
}

const oldKeys: Readonly<Record<string, 'oldWrong' | 'oldTooLong'>> = { wrong: 'oldWrong', max: 'oldTooLong' }
