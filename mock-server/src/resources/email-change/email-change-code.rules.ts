import { countLetter, secondsToNextLetter } from '../../domain/access/letter-limit.ts'
import { CODE_DIGITS, CODE_LIFE, isAlive, secondsToNextCode } from '../../domain/access/one-time-code.ts'
import { worldMark } from '../../domain/access/world-mark.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { EmailChange } from '../../domain/state/email-change.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { normaliseUsername, type PasswordCheck, validatePassword } from '../login/sign-in.rules.ts'
import { composeEmailCode } from './email-change-letters.rules.ts'
import { isReserved } from './email-undo.rules.ts'

const RULE = 'rule 6.9 E-mail change'

export type EmailRefusal = 'wrong-credentials' | 'email-taken' | 'email-unchanged'

export type SendEmailCodeResult =
  | { readonly kind: 'sent'; readonly changeId: string; readonly email: string; readonly expiresAt: Instant }
  | { readonly kind: 'refused'; readonly error: EmailRefusal }
  | { readonly kind: 'locked'; readonly until: Instant }
  | { readonly kind: 'too-many'; readonly retryAfterSeconds: number }

/**
 * Sends a code of six digits to the new address, for a caller who knows the password (rule 6.9); the person's older code ends. The
 * password is checked first, so that a stolen token does not learn which addresses have an account.
 */
export const sendEmailCode = (
  state: WorldState,
  donor: Donor,
  given: { readonly email: string; readonly check: PasswordCheck; readonly lang: Lang },
  { now, random, worldId }: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): Decision<SendEmailCodeResult> => {
  const { personId, profile } = donor
  const password = validatePassword(state, personId, given.check, now)
  if (password.kind === 'locked') return { result: password, changes: [], rule: 'rule 4.11 Password lock' }
  if (password.kind === 'wrong') return refused('wrong-credentials', password.changes)
  const email = normaliseUsername(given.email)
  if (profile.email !== null && email === normaliseUsername(profile.email))
    return refused('email-unchanged', password.changes)
  if (isTaken(state, email, personId, now)) return refused('email-taken', password.changes)
  const known = changesOf(state, personId)
  const moments = known.map(([, { createdAt }]) => createdAt)
  const subject = `email-change ${personId}`
  const waits = { code: secondsToNextCode(moments, now) ?? 0, letter: secondsToNextLetter(state, subject, now) ?? 0 }
  const retryAfterSeconds = Math.max(waits.code, waits.letter)
  if (retryAfterSeconds > 0)
    return {
      result: { kind: 'too-many', retryAfterSeconds },
      changes: password.changes,
      rule: waits.letter > waits.code ? 'rule 19.28 Letters to new addresses' : 'rule 5.7 Five codes',
    }
  const changeId = `chg_${worldMark(worldId)}_${random.id()}`
  const code = random.digits(CODE_DIGITS)
  const change: EmailChange = { personId, email, code, createdAt: now, wrongTries: 0, status: 'open' }
  const letter = composeEmailCode({ id: `m-${random.id()}`, at: now, to: email, lang: given.lang }, code)
  return {
    result: { kind: 'sent', changeId, email, expiresAt: now + CODE_LIFE },
    changes: [
      ...password.changes,
      ...retire(known, now),
      ...countLetter(state, subject, now),
      set(['emailChanges', changeId], change),
      set(['messages'], [...state.messages, letter]),
    ],
    rule: RULE,
  }
}

/** Whether another account has the address, or may get it back by an undo. A person's own unproven address may become the proven one. */
export const isTaken = (state: WorldState, email: string, personId: PersonId | null, now: Instant): boolean => {
  const owner = ownValue(state.logins, email)
  return (owner !== null && owner !== personId) || isReserved(state, email, personId, now)
}

type KnownChange = readonly [changeId: string, change: EmailChange]

/** The person's changes, oldest first. */
const changesOf = ({ emailChanges }: WorldState, personId: PersonId): KnownChange[] =>
  Object.entries(emailChanges)
    .filter(([, change]) => change.personId === personId)
    .toSorted(([, a], [, b]) => a.createdAt - b.createdAt)

/** The pending change is replaced; changes older than 15 minutes are removed, so that the list stays short. */
const retire = (known: readonly KnownChange[], now: Instant): Change[] =>
  known.flatMap(([changeId, { createdAt, status }]) => {
    if (!isAlive(createdAt, now)) return [set(['emailChanges', changeId], undefined)]
    return status === 'open' ? [set(['emailChanges', changeId, 'status'], 'replaced')] : []
  })

const refused = (error: EmailRefusal, changes: readonly Change[]): Decision<SendEmailCodeResult> => ({
  result: { kind: 'refused', error },
  changes,
  rule: error === 'email-taken' ? 'rule 6.2 E-mail taken' : RULE,
})
