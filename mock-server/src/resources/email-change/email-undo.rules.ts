import type { Lang } from '../../domain/letters/wording.ts'
import { findDonor, ownValue, setDonor } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { EmailUndo } from '../../domain/state/email-change.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { HOUR, type Instant } from '../../domain/time/instant.ts'
import { normaliseUsername } from '../login/sign-in.rules.ts'
import { retireLinks } from '../password-reset/password-reset-link.rules.ts'
import { endAllSessions } from '../session/session.rules.ts'
import { composeEmailRestored, composeEmailUndone } from './email-change-letters.rules.ts'

/** Rule 6.10: an undo link is valid strictly before 72 hours have passed. */
export const UNDO_LIFE = 72 * HOUR

type Undos = Pick<WorldState, 'emailUndos'>

const undosOf = ({ emailUndos }: Undos, personId: PersonId) =>
  Object.entries(emailUndos).filter(([, undo]) => undo.personId === personId)

const isValid = ({ status, createdAt }: EmailUndo, now: Instant): boolean =>
  status === 'open' && now - createdAt < UNDO_LIFE

/** Adds an undo link and removes the person's expired links. */
export const addUndo = (
  state: Undos,
  undoToken: string,
  undo: Omit<EmailUndo, 'status' | 'sequence'>,
): readonly Change[] => {
  const known = undosOf(state, undo.personId)
  const sequence = 1 + Math.max(0, ...known.map(([, earlier]) => earlier.sequence))
  return [
    ...known
      .filter(([, { createdAt }]) => undo.createdAt - createdAt >= UNDO_LIFE)
      .map(([token]) => set(['emailUndos', token], undefined)),
    set(['emailUndos', undoToken], { ...undo, sequence, status: 'open' }),
  ]
}

/** Another account must not take an address while an undo link may still restore it. */
export const isReserved = ({ emailUndos }: Undos, email: string, personId: PersonId | null, now: Instant): boolean =>
  Object.values(emailUndos).some(
    (undo) => undo.personId !== personId && isValid(undo, now) && normaliseUsername(undo.email) === email,
  )

export type UndoEmailResult =
  | { readonly kind: 'undone'; readonly email: string }
  | { readonly kind: 'refused'; readonly error: 'undo-link-not-found' | 'undo-link-expired' | 'undo-link-used' }

/** What an undo link would do now: the donor and the undo, or the refusal. */
const readUndo = (state: WorldState, undoToken: string, now: Instant) => {
  const undo = ownValue(state.emailUndos, undoToken)
  const donor = undo && findDonor(state, undo.personId)
  if (!undo || !donor) return 'undo-link-not-found'
  if (undo.status === 'used') return 'undo-link-used'
  return isValid(undo, now) ? { undo, donor } : 'undo-link-expired'
}

/** The same for who only looks. */
export const inspectUndo = (
  state: WorldState,
  undoToken: string,
  now: Instant,
): 'works' | 'used' | 'expired' | 'unknown' => {
  const found = readUndo(state, undoToken, now)
  if (typeof found === 'object') return 'works'
  return ({ 'undo-link-not-found': 'unknown', 'undo-link-used': 'used', 'undo-link-expired': 'expired' } as const)[
    found
  ]
}

/**
 * Restores the address that the account had when the link was mailed, whatever changed since. Links of later changes end too, so
 * that the author of those changes cannot undo the undo. Every session ends, and so do pending codes and password resets.
 */
export const undoEmailChange = (
  state: WorldState,
  { undoToken, lang }: { readonly undoToken: string; readonly lang: Lang },
  { now, random }: { readonly now: Instant; readonly random: Random },
): Decision<UndoEmailResult> => {
  const found = readUndo(state, undoToken, now)
  if (typeof found === 'string') return refused(found)
  const { undo, donor } = found
  const { personId, profile } = donor
  const dropped = profile.email
  const letter = { at: now, lang }
  const restored = composeEmailRestored({ ...letter, id: `m-${random.id()}`, to: undo.email })
  const undone = composeEmailUndone({ ...letter, id: `m-${random.id()}`, to: dropped ?? '' })
  return {
    result: { kind: 'undone', email: undo.email },
    changes: [
      ...undosOf(state, personId)
        .filter(([, { sequence, status }]) => status === 'open' && sequence >= undo.sequence)
        .map(([token]) => set(['emailUndos', token, 'status'], 'used')),
      ...Object.entries(state.emailChanges)
        .filter(([, change]) => change.personId === personId && change.status === 'open')
        .map(([changeId]) => set(['emailChanges', changeId, 'status'], 'replaced')),
      setDonor(donor, 'profile', { ...profile, email: undo.email }),
      ...(dropped === null ? [] : [set(['logins', normaliseUsername(dropped)], undefined)]),
      set(['logins', normaliseUsername(undo.email)], personId),
      ...retireLinks(state, personId),
      ...endAllSessions(state, personId),
      set(['messages'], [...state.messages, restored, ...(dropped === null ? [] : [undone])]),
    ],
    rule: RULE,
  }
}

const RULE = 'rule 6.10 Undo of an e-mail change'

const refused = (error: Extract<UndoEmailResult, { kind: 'refused' }>['error']): Decision<UndoEmailResult> => ({
  result: { kind: 'refused', error },
  changes: [],
  rule: RULE,
})
