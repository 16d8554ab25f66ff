import type { FieldCodes } from './form-codes.ts'

/** Names of the two fields of a form that sets a password; the confirmation is for the form alone and is never sent. */
type NewPassword = { password?: unknown; passwordAgain?: unknown }

/** What is wrong with typing the new password again: missing, or not the same (spec §5 "New and confirmation must match"). */
export function confirmationCodes({ password, passwordAgain }: NewPassword): FieldCodes {
  if (passwordAgain === undefined || passwordAgain === '') return { passwordAgain: 'required' }
  return passwordAgain === password ? {} : { passwordAgain: 'passwords-differ' }
}
