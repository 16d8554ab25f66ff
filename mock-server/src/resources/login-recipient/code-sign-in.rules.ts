import { type CodeError, validateCode } from '../../domain/access/one-time-code.ts'
import { findRecipient, ownValue, recordLogin } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { CodeTransaction, WorldState } from '../../domain/state/world-state.ts'
import { type Instant, SECOND } from '../../domain/time/instant.ts'
import { giveCode } from './given-code.rules.ts'
import { type IdentifyRecipientResult, identifyRecipient, type PersonalData } from './identify-recipient.rules.ts'
import { type SendCodeResult, sendCodeTo } from './send-code.rules.ts'

/** The login step: the person is identified again and gets a code. */
export const sendCode = (
  state: WorldState,
  { phoneId, ...given }: PersonalData & { readonly phoneId: string },
  context: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): Decision<SendCodeResult | Exclude<IdentifyRecipientResult, { kind: 'identified' }>> => {
  const { result, ...refusal } = identifyRecipient(state, given, context.now)
  if (result.kind !== 'identified') return { result, ...refusal }
  return sendCodeTo(
    state,
    { recipient: result.recipient, phoneId, purpose: 'sign-in', address: given.address },
    context,
  )
}

export type VerifyCodeResult =
  | { readonly kind: 'accepted'; readonly recipient: Recipient }
  | { readonly kind: 'refused'; readonly error: CodeError }

/** The verify step: the code signs in once; a wrong code counts as a try (rule 5.6). */
export const verifyCode = (
  state: WorldState,
  given: { readonly transactionId: string; readonly code: string },
  now: Instant,
): Decision<VerifyCodeResult> => {
  const decided = takeCode(state, { ...given, purpose: 'sign-in' }, now)
  const { result } = decided
  if (result.kind === 'refused') return decided
  // The session begins at the full second of its token.
  const sessionStartedAt = Math.floor(now / SECOND) * SECOND
  return {
    result,
    changes: [
      ...decided.changes,
      ...giveCode(state, { personId: result.recipient.personId, sessionStartedAt }, now),
      ...recordLogin(result.recipient, now),
    ],
    rule: 'rule 5.2 Login steps',
  }
}

/** A code for this purpose is used up by the right one, and locked after six wrong ones (rule 5.6). */
export const takeCode = (
  state: WorldState,
  given: Pick<CodeTransaction, 'transactionId' | 'code' | 'purpose'>,
  now: Instant,
): Decision<VerifyCodeResult> => {
  const transaction = ownValue(state.codeTransactions, given.transactionId)
  const recipient = transaction ? findRecipient(state, transaction.personId) : null
  if (!recipient || transaction?.purpose !== given.purpose) return refusedCode('transaction-not-found')
  const { transactionId, personId } = transaction
  const verdict = validateCode(transaction, given.code, now)
  if (verdict === 'wrong-code')
    return refusedCode(verdict, [set(['codeTransactions', transactionId, 'wrongTries'], transaction.wrongTries + 1)])
  if (verdict !== 'good') return refusedCode(verdict)
  const sent = (state.codesSent[personId] ?? []).map((each) =>
    each.transactionId === transactionId ? { ...each, isUsed: true } : each,
  )
  return {
    result: { kind: 'accepted', recipient },
    changes: [set(['codeTransactions', transactionId, 'status'], 'used'), set(['codesSent', personId], sent)],
    rule: 'rule 5.6 Codes',
  }
}

const refusedCode = (error: CodeError, changes: readonly Change[] = []): Decision<VerifyCodeResult> => ({
  result: { kind: 'refused', error },
  changes,
  rule: 'rule 5.6 Codes',
})
