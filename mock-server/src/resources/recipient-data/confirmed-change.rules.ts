import type { Change } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { countConfirmedChange, type FamilySession, hasGivenCode } from '../login-recipient/given-code.rules.ts'

export type ConfirmationContext = {
  readonly now: Instant
  readonly random: Random
  readonly session: FamilySession
}

/** A token alone must not redirect the money or the letters of a family (rule 10.21). */
export const CODE_REQUIRED: Decision<{ readonly kind: 'code-required' }> = {
  result: { kind: 'code-required' },
  changes: [],
  rule: 'rule 10.21 Confirmation by SMS',
}

/** What follows a change of the account number or the contact e-mail; null if the session has to give a code first. */
export const confirmedChange = (
  state: WorldState,
  { now, session }: ConfirmationContext,
  warnings: () => readonly Change[],
): readonly Change[] | null =>
  hasGivenCode(state, session, now) ? [...countConfirmedChange(state, session, now), ...warnings()] : null
