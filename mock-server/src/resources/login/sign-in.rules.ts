import { tidyUsername } from '#rules/formats/tidy-email.ts'
import { findPerson, ownValue, recordLogin } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Person, SignInAttempts, WorldState } from '../../domain/state/world-state.ts'
import { type Instant, MINUTE } from '../../domain/time/instant.ts'

/** Rule 4.17: the number of anonymous gifts; it cannot sign in. */
export const ANONYMOUS_NUMBER = '11111111'
/** Rule 4.11: the sixth wrong password locks the account for 15 minutes. */
export const PASSWORD_TRIES = 6
export const PASSWORD_LOCK = 15 * MINUTE

export type SignInOutcome =
  | { readonly kind: 'signed-in'; readonly person: Person }
  | { readonly kind: 'refused'; readonly error: 'user-not-found' | 'wrong-credentials' | 'anonymous-account' }
  | { readonly kind: 'locked'; readonly until: Instant }

/** The hash that was compared (null for an unknown name) and whether the password fits it. */
export type PasswordCheck = { readonly comparedHash: string | null; readonly fits: boolean }

/** Angel number or e-mail as typed: spaces do not count, an e-mail is compared in lower case. */
export const normaliseUsername = (username: string): string => tidyUsername(username.normalize('NFC')).toLowerCase()

/** Finds the person with this angel number or e-mail and a password; recipients have none. */
export const findAccount = (state: WorldState, username: string): { person: Person; passwordHash: string } | null => {
  const personId = ownValue(state.logins, normaliseUsername(username))
  if (personId === null) return null
  const person = findPerson(state, personId)
  const credential = state.credentials.get(personId)
  return person && credential ? { person, passwordHash: credential.passwordHash } : null
}

/** The time until which the account refuses every password (epoch ms), null if it is not locked. Open again at exactly 15 minutes. */
export const signInLockedUntil = (attempts: SignInAttempts | undefined, now: Instant): Instant | null => {
  if (attempts?.sliding) return now + PASSWORD_LOCK
  return attempts?.lockedUntil != null && now < attempts.lockedUntil ? attempts.lockedUntil : null
}

/**
 * Rules 4.10, 4.11. The check ran earlier, outside the atomic step: if the password was changed
 * meanwhile, the compared hash is no longer the account's and the try counts as wrong.
 */
export const signIn = (
  state: WorldState,
  username: string,
  check: PasswordCheck,
  now: Instant,
): Decision<SignInOutcome> => {
  if (normaliseUsername(username) === ANONYMOUS_NUMBER) return refused('anonymous-account')
  const account = findAccount(state, username)
  if (!account) return refused('user-not-found')
  const verdict = validatePassword(state, account.person.personId, check, now)
  if (verdict.kind === 'locked') return { result: verdict, changes: [], rule: 'rule 4.11 Password lock' }
  if (verdict.kind === 'wrong') return refused('wrong-credentials', verdict.changes)
  return {
    result: { kind: 'signed-in', person: account.person },
    changes: [...verdict.changes, ...recordLogin(account.person, now)],
    rule: 'rule 4.9 Donor login',
  }
}

export type PasswordVerdict =
  | { readonly kind: 'fits' | 'wrong'; readonly changes: readonly Change[] }
  | { readonly kind: 'locked'; readonly until: Instant }

/** The only place that validates passwords and counts wrong ones (rule 4.11), whatever operation requires the password. */
export const validatePassword = (
  state: WorldState,
  personId: PersonId,
  check: PasswordCheck,
  now: Instant,
): PasswordVerdict => {
  const attempts = state.signInAttempts[personId]
  const until = signInLockedUntil(attempts, now)
  if (until !== null) return { kind: 'locked', until }
  const fits = check.fits && check.comparedHash === state.credentials.get(personId)?.passwordHash
  if (fits && !attempts) return { kind: 'fits', changes: [] }
  const counted = fits ? undefined : afterWrongTry(attempts, now)
  return { kind: fits ? 'fits' : 'wrong', changes: [set(['signInAttempts', personId], counted)] }
}

/** An expired lock resets the count. */
const afterWrongTry = (attempts: SignInAttempts | undefined, now: Instant): SignInAttempts => {
  const failed = (attempts?.lockedUntil == null ? (attempts?.failed ?? 0) : 0) + 1
  return { failed, lockedUntil: failed >= PASSWORD_TRIES ? now + PASSWORD_LOCK : null }
}

const refused = (
  error: Extract<SignInOutcome, { kind: 'refused' }>['error'],
  changes: readonly Change[] = [],
): Decision<SignInOutcome> => ({
  result: { kind: 'refused', error },
  changes,
  rule: error === 'anonymous-account' ? 'rule 4.17 Anonymous number' : 'rule 4.10 Donor login refused',
})
