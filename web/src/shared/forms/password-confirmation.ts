import type { FieldCodes } from './form-codes.ts'
import { isKnownCommon } from './password-strength.ts'

/** Names of the two fields of a form that sets a password; the confirmation is for the form alone and is never sent. */
type NewPassword = { password?: unknown; passwordAgain?: unknown }

/** The codes of the contract's schema do not cover these: a common password, and the confirmation. */
export function newPasswordCodes(values: NewPassword): FieldCodes {
  return { ...(isKnownCommon(values.password) && { password: 'common' }), ...confirmationCodes(values) }
}

/** What is wrong with typing the new password again: missing, or not the same (rule 4.12). */
function confirmationCodes({ password, passwordAgain }: NewPassword): FieldCodes {
  if (passwordAgain === undefined || passwordAgain === '') return { passwordAgain: 'required' }
  return passwordAgain === password ? {} : { passwordAgain: 'passwords-differ' }
}

const keys = {
  'password min': 'newPasswordTooShort',
  'password max': 'newPasswordTooLong',
  'password common': 'newPasswordCommon',
  'passwordAgain passwords-differ': 'passwordsDiffer',
} as const

const byFieldAndCode: ReadonlyMap<string, (typeof keys)[keyof typeof keys]> = new Map(Object.entries(keys))

/** Key of the text for a code of one of the two fields, in the namespace `ui`; undefined where the general text of rule 14.1 applies. */
export function newPasswordKey(name: string, code: string) {
  return byFieldAndCode.get(`${name} ${code}`)
}
