import { worldMark } from '../../domain/access/world-mark.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import { findDonor, ownValue } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { PasswordReset } from '../../domain/state/mailed-link.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { HOUR, type Instant } from '../../domain/time/instant.ts'
import { findAccount } from '../login/sign-in.rules.ts'
import { endAllSessions } from '../session/session.rules.ts'
import { composePasswordChanged, composeResetLink } from './password-reset-email.rules.ts'

/** A link is valid strictly before an hour has passed; at most this many are mailed to an account in an hour, the rest are dropped silently. */
export const RESET_LIFE = HOUR
export const RESETS_PER_HOUR = 5
/** An account's older links are removed: they answer as unknown links. */
const MAX_REMEMBERED = 20

type ResetRequest = { readonly username: string; readonly lang: Lang }

/**
 * The result is always the same and the letter is always composed, so that neither the answer nor its time reveals whether
 * the account exists (rule 19.5). Only donors have passwords; a donor without an e-mail gets no letter.
 */
export const requestReset = (
  state: WorldState,
  { username, lang }: ResetRequest,
  { now, random, worldId }: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): Decision<'accepted'> => {
  const person = findAccount(state, username)?.person
  const donor = person?.kind === 'donor' ? person : null
  // The token contains its world, so that no other world of the same seed knows it.
  const token = `rst_${worldMark(worldId)}_${random.key()}`
  const letter = composeResetLink({ id: `m-${random.id()}`, at: now, to: donor?.profile.email ?? '', lang }, token)
  const known = linksOf(state, donor?.personId ?? '')
  const recent = known.filter(([, { createdAt }]) => now - createdAt < RESET_LIFE)
  const isSent = donor !== null && letter.to !== '' && recent.length < RESETS_PER_HOUR
  return {
    result: 'accepted',
    changes: isSent
      ? [
          ...retire(known),
          set(['passwordResets', token], { personId: donor.personId, createdAt: now, status: 'open' }),
          set(['messages'], [...state.messages, letter]),
        ]
      : [],
    rule: 'rule 4.15 Password reset',
  }
}

type KnownLink = readonly [token: string, reset: PasswordReset]

/** The account's links, oldest first. */
const linksOf = ({ passwordResets }: WorldState, personId: PersonId): KnownLink[] =>
  Object.entries(passwordResets).filter(([, reset]) => reset.personId === personId)

/** The open link is replaced; links over the limit are removed, so that the list stays short. */
const retire = (known: readonly KnownLink[]): Change[] => {
  const forgotten = new Set(known.slice(0, Math.max(0, known.length + 1 - MAX_REMEMBERED)).map(([token]) => token))
  return known.flatMap(([token, { status }]) => {
    if (forgotten.has(token)) return [set(['passwordResets', token], undefined)]
    return status === 'open' ? [set(['passwordResets', token, 'status'], 'replaced')] : []
  })
}

/** Invalidates every mailed link of the account. */
export const retireLinks = (state: WorldState, personId: PersonId): Change[] =>
  linksOf(state, personId).flatMap(([token, { status }]) =>
    status === 'open' ? [set(['passwordResets', token, 'status'], 'replaced')] : [],
  )

export type ResetError = 'reset-link-not-found' | 'reset-link-expired' | 'reset-link-used'
export type ResetLink =
  | { readonly kind: 'good'; readonly donor: Donor; readonly expiresAt: Instant }
  | { readonly kind: 'refused'; readonly error: ResetError }

/** What a link opens at this moment. */
export const inspectLink = (state: WorldState, token: string, now: Instant): ResetLink => {
  const reset = ownValue(state.passwordResets, token)
  const donor = reset && findDonor(state, reset.personId)
  if (!reset || !donor) return { kind: 'refused', error: 'reset-link-not-found' }
  if (reset.status === 'used') return { kind: 'refused', error: 'reset-link-used' }
  const expiresAt = reset.createdAt + RESET_LIFE
  if (reset.status === 'replaced' || now >= expiresAt) return { kind: 'refused', error: 'reset-link-expired' }
  return { kind: 'good', donor, expiresAt }
}

/** Sets the password, ends every earlier session and resets the wrong tries; an e-mail notifies the person. */
export const resetPassword = (
  state: WorldState,
  given: { readonly token: string; readonly passwordHash: string; readonly lang: Lang },
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<ResetLink> => {
  const rule = 'rule 4.15 Password reset'
  const link = inspectLink(state, given.token, now)
  if (link.kind === 'refused') return { result: link, changes: [], rule }
  const { personId, profile } = link.donor
  const notice = composePasswordChanged({ id: `m-${random.id()}`, at: now, to: profile.email ?? '', lang: given.lang })
  const changes = [
    set(['passwordResets', given.token, 'status'], 'used'),
    set(['credentials', personId], { passwordHash: given.passwordHash }),
    set(['signInAttempts', personId], undefined),
    ...endAllSessions(state, personId),
    ...(notice.to === '' ? [] : [set(['messages'], [...state.messages, notice])]),
  ]
  return { result: link, changes, rule }
}
