import {
  CODE_DIGITS,
  type CodeError,
  isAlive,
  secondsToNextCode,
  validateCode,
} from '../../domain/access/one-time-code.ts'
import { worldMark } from '../../domain/access/world-mark.ts'
import { findRecipient, ownValue, recordLogin } from '../../domain/people/find-person.ts'
import { isOfferedPhone } from '../../domain/people/offered-phone.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { CodeTransaction, SentCode, WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import { identifyRecipient, type PersonalData } from './identify-recipient.rules.ts'

export type SendCodeResult =
  | { readonly kind: 'sent'; readonly transactionId: string }
  | { readonly kind: 'refused'; readonly error: 'wrong-personal-data' | 'phone-not-found' }
  | { readonly kind: 'too-many-codes' | 'too-many-attempts'; readonly retryAfterSeconds: number }

/**
 * The login step: sends a code of six digits by SMS; the person's older codes become invalid, also those for another phone (rule 5.6).
 * The transaction's id contains its world, so that no other world of the same seed knows it.
 */
export const sendCode = (
  state: WorldState,
  given: PersonalData & { readonly phoneId: string },
  context: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): Decision<SendCodeResult> => {
  const { now, random, worldId } = context
  const { result, ...refusal } = identifyRecipient(state, given, now)
  if (result.kind !== 'identified') return { result, ...refusal }
  const { recipient } = result
  const phone = recipient.phones.find(({ id }) => id === given.phoneId)
  if (!phone || !isOfferedPhone(phone.phone))
    return {
      result: { kind: 'refused', error: 'phone-not-found' },
      changes: [],
      rule: 'rule 5.4 Recipient login refused',
    }
  const sent = state.codesSent[recipient.personId] ?? []
  const recent = sent.filter(({ sentAt }) => isAlive(sentAt, now))
  const retryAfterSeconds = secondsToNextCode(
    recent.map(({ sentAt }) => sentAt),
    now,
  )
  if (retryAfterSeconds !== null)
    return {
      result: { kind: 'too-many-codes', retryAfterSeconds },
      changes: [],
      rule: 'rule 5.7 Five codes',
    }
  const transactionId = `${worldMark(worldId)}.${random.id()}`
  const code = random.digits(CODE_DIGITS)
  const transaction: CodeTransaction = {
    transactionId,
    personId: recipient.personId,
    phoneId: phone.id,
    code,
    createdAt: now,
    wrongTries: 0,
    status: 'open',
  }
  const text = `Váš kód pro přihlášení: ${code}. Platí 15 minut, nikomu ho nesdělujte.`
  const message = { id: `m-${random.id()}`, at: now, channel: 'sms', to: phone.phone, text, code } as const
  return {
    result: { kind: 'sent', transactionId },
    changes: [
      ...retire(state, sent, now),
      set(['codeTransactions', transactionId], transaction),
      set(['codesSent', recipient.personId], [...recent, { transactionId, sentAt: now }]),
      set(['messages'], [...state.messages, message]),
    ],
    rule: 'rule 5.2 Login steps',
  }
}

/** Open codes are replaced; codes older than 15 minutes are removed, so that the list stays short. */
const retire = (state: WorldState, sent: readonly SentCode[], now: Instant): Change[] =>
  sent.flatMap(({ transactionId, sentAt }) => {
    if (!isAlive(sentAt, now)) return [set(['codeTransactions', transactionId], undefined)]
    const open = state.codeTransactions[transactionId]?.status === 'open'
    return open ? [set(['codeTransactions', transactionId, 'status'], 'replaced')] : []
  })

export type VerifyCodeResult =
  | { readonly kind: 'signed-in'; readonly recipient: Recipient }
  | { readonly kind: 'refused'; readonly error: CodeError }

/** The verify step: the code signs in once; a wrong code counts as a try (rule 5.6). */
export const verifyCode = (
  state: WorldState,
  given: { readonly transactionId: string; readonly code: string },
  now: Instant,
): Decision<VerifyCodeResult> => {
  const transaction = ownValue(state.codeTransactions, given.transactionId)
  const recipient = transaction ? findRecipient(state, transaction.personId) : null
  if (!transaction || !recipient) return refusedCode('transaction-not-found')
  const { transactionId } = transaction
  const verdict = validateCode(transaction, given.code, now)
  if (verdict === 'wrong-code')
    return refusedCode(verdict, [set(['codeTransactions', transactionId, 'wrongTries'], transaction.wrongTries + 1)])
  if (verdict !== 'good') return refusedCode(verdict)
  return {
    result: { kind: 'signed-in', recipient },
    changes: [set(['codeTransactions', transactionId, 'status'], 'used'), ...recordLogin(recipient, now)],
    rule: 'rule 5.2 Login steps',
  }
}

const refusedCode = (error: CodeError, changes: readonly Change[] = []): Decision<VerifyCodeResult> => ({
  result: { kind: 'refused', error },
  changes,
  rule: 'rule 5.6 Codes',
})
