import { passwordFault } from '#rules/passwords/password-fault.ts'
import type { Person } from '../../../domain/state/world-state.ts'

/**
 * The refusal of a password that is easy to guess, by each operation that sets one (rule 4.13). `own` are the texts of the account.
 * Undefined for any other password.
 */
export const refusePassword = (password: string, own: readonly string[]) => {
  const fault = passwordFault(password, own)
  return fault === null ? undefined : refusedFor(fault)
}

/** A password cannot be changed to itself, in whatever form it is typed. */
export const refuseSamePassword = (password: string, oldPassword: string) =>
  password.normalize('NFC') === oldPassword.normalize('NFC') ? refusedFor('same') : undefined

const refusedFor = (code: string) =>
  ({
    answer: { error_code: 422, error: 'common-password', fields: { password: code } },
    changes: [],
    rule: 'rule 4.13 Common passwords',
  }) as const

/** What others may know of an account: its names, its e-mails and its number. */
export const ownTextsOf = (person: Person): readonly string[] => {
  const { displayName, login } = person
  if (person.kind !== 'donor') return [displayName, login, person.email ?? '']
  const { firstName, lastName, companyName, email } = person.profile
  return [displayName, login, firstName, lastName, companyName, email ?? '']
}
