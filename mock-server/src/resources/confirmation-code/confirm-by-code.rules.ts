import { ownValue } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { takeCode, type VerifyCodeResult } from '../login-recipient/code-sign-in.rules.ts'
import { type FamilySession, giveCode } from '../login-recipient/given-code.rules.ts'

/** The session of the family that got the code may change its account number and contact e-mail for 15 minutes (rule 10.21). */
export const confirmByCode = (
  state: WorldState,
  session: FamilySession,
  { transactionId, code }: { readonly transactionId: string; readonly code: string },
  now: Instant,
): Decision<VerifyCodeResult> => {
  const owner = ownValue(state.codeTransactions, transactionId)?.personId
  // The code of another family is unknown to this one.
  const ownId = owner === session.personId ? transactionId : ''
  const { result, changes } = takeCode(state, { transactionId: ownId, code, purpose: 'confirmation' }, now)
  const given = result.kind === 'accepted' ? giveCode(state, session, now) : []
  return { result, changes: [...changes, ...given], rule: 'rule 10.21 Confirmation by SMS' }
}
