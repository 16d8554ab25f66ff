import { type CodeError, validateCode } from '../../domain/access/one-time-code.ts'
import { worldMark } from '../../domain/access/world-mark.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import { ownValue, setDonor } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { normaliseUsername } from '../login/sign-in.rules.ts'
import { retireLinks } from '../password-reset/password-reset-link.rules.ts'
import { endAllSessions } from '../session/session.rules.ts'
import { isTaken } from './email-change-code.rules.ts'
import { composeEmailChanged } from './email-change-letters.rules.ts'
import { addUndo } from './email-undo.rules.ts'

export type ConfirmEmailResult =
  | { readonly kind: 'changed'; readonly donor: Donor }
  | { readonly kind: 'refused'; readonly error: CodeError | 'email-taken' }

type Typed = { readonly changeId: string; readonly code: string; readonly lang: Lang }

/**
 * The code makes the new address the login; the former address no longer signs in. The former address gets a link
 * that undoes the change, every session ends (rule 6.9), and pending password resets end too. Another person's change is not found.
 */
export const confirmEmail = (
  state: WorldState,
  donor: Donor,
  { changeId, code, lang }: Typed,
  { now, random, worldId }: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): Decision<ConfirmEmailResult> => {
  const { personId, profile } = donor
  const change = ownValue(state.emailChanges, changeId)
  if (change?.personId !== personId) return refused('transaction-not-found')
  const verdict = validateCode(change, code, now)
  if (verdict === 'wrong-code')
    return refused(verdict, [set(['emailChanges', changeId, 'wrongTries'], change.wrongTries + 1)])
  if (verdict !== 'good') return refused(verdict)
  const { email } = change
  if (isTaken(state, email, personId, now)) return refused('email-taken')
  const former = profile.email
  const changed: Donor = { ...donor, profile: { ...profile, email } }
  // The token contains its world, so that it is invalid in another world of the same seed.
  const undoToken = `und_${worldMark(worldId)}_${random.id()}`
  const notice = composeEmailChanged({ id: `m-${random.id()}`, at: now, to: former ?? '', lang }, undoToken)
  return {
    result: { kind: 'changed', donor: changed },
    changes: [
      set(['emailChanges', changeId, 'status'], 'used'),
      setDonor(donor, 'profile', changed.profile),
      ...(former === null
        ? []
        : [
            set(['logins', normaliseUsername(former)], undefined),
            ...addUndo(state, undoToken, { personId, email: former, createdAt: now }),
            set(['messages'], [...state.messages, notice]),
          ]),
      set(['logins', email], personId),
      ...retireLinks(state, personId),
      ...endAllSessions(state, personId),
    ],
    rule: 'rule 6.9 E-mail change',
  }
}

const refused = (error: CodeError | 'email-taken', changes: readonly Change[] = []): Decision<ConfirmEmailResult> => ({
  result: { kind: 'refused', error },
  changes,
  rule: error === 'email-taken' ? 'rule 6.2 E-mail taken' : 'rule 5.6 Codes',
})
