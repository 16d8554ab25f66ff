import type { FieldCodes } from './form-codes.ts'
import { knownPasswordFault } from './password-strength.ts'

/** The two fields of a form that sets a password; the confirmation is never sent. */
type NewPassword = { password?: unknown; passwordAgain?: unknown }

/** Codes that the contract's schema does not have: a password that is easy to guess, and the confirmation. `own`: texts of the account. */
export function newPasswordCodes(values: NewPassword, own: readonly string[] = []): FieldCodes {
  const fault = knownPasswordFault(values.password, own)
  return { ...(fault && { password: fault }), ...confirmationCodes(values) }
}

/** The fault of the confirmation: missing, or different from the password (rule 4.12). */
function confirmationCodes({ password, passwordAgain }: NewPassword): FieldCodes {
  if (passwordAgain === undefined || passwordAgain === '') return { passwordAgain: 'required' }
  return passwordAgain === password ? {} : { passwordAgain: 'passwords-differ' }
}

const keys = {
  'password min': 'newPasswordTooShort',
  'password max': 'newPasswordTooLong',
  'password common': 'newPasswordCommon',
  'password blank': 'newPasswordCommon',
  'password sequence': 'newPasswordCommon',
  'password own': 'newPasswordOwn',
  'passwordAgain passwords-differ': 'passwordsDiffer',
} as const

const byFieldAndCode: ReadonlyMap<string, (typeof keys)[keyof typeof keys]> = new Map(Object.entries(keys))

/** Key of the text for a code of one of the two fields, in the namespace `ui`; undefined if the general text of rule 14.1 applies. */
export function newPasswordKey(name: string, code: string) {
  return byFieldAndCode.get(`${name} ${code}`)
}
