import { useTranslation } from 'react-i18next'
import type { FieldCodes } from '../../shared/forms/form-codes.ts'
import { newPasswordKey } from '../../shared/forms/password-confirmation.ts'
import { useFormMessages } from '../../shared/ui/fields/use-form-messages.ts'

/** The errors in the order of the form. */
export function usePasswordErrors(codes: FieldCodes) {
  const { t } = useTranslation('password')
  const { t: ui } = useTranslation('ui')
  const labels = {
    oldPassword: t(($) => $.oldPassword),
    password: t(($) => $.password),
    passwordAgain: t(($) => $.passwordAgain),
  }
  return useFormMessages(codes, labels, (name, code) => {
    const old = name === 'oldPassword' ? oldKeys[code] : undefined
    if (old) return t(($) => $.error[old])
    const key = newPasswordKey(name, code)
    return key && ui(($) => $[key])
  })
}

const oldKeys: Readonly<Record<string, 'oldWrong' | 'oldTooLong'>> = { wrong: 'oldWrong', max: 'oldTooLong' }
