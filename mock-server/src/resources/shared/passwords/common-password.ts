import { isCommonPassword } from '#rules/passwords/common-password.ts'

/** The refusal of a common password, by each operation that sets a password (rule 4.13). Undefined for any other password. */
export const refuseCommonPassword = (password: string) => (isCommonPassword(password) ? REFUSED : undefined)

const REFUSED = {
  answer: { error_code: 422, error: 'common-password', fields: { password: 'common' } },
  changes: [],
  rule: 'rule 4.13 Common passwords',
} as const
