import { CODE_DIGITS, CODE_LIFE, isAlive, secondsToNextCode } from '../../domain/access/one-time-code.ts'
import { secondsToNext } from '../../domain/access/sliding-limit.ts'
import { worldMark } from '../../domain/access/world-mark.ts'
import { isOfferedPhone } from '../../domain/people/offered-phone.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Random } from '../../domain/state/random.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import type { CodeTransaction, SentCode, WorldState } from '../../domain/state/world-state.ts'
import { DAY, type Instant } from '../../domain/time/instant.ts'

/** Rule 10.22: unused codes. One address alone cannot use up the codes of a family. */
export const UNUSED_OF_ADDRESS = { most: 15, window: DAY }
export const UNUSED_OF_ALL_ADDRESSES = { most: 45, window: DAY }

export type CodeRequest = {
  readonly recipient: Recipient
  readonly phoneId: string
  readonly purpose: CodeTransaction['purpose']
  /** A keyed hash of the caller's address. */
  readonly address: string
}

export type SendCodeResult =
  | { readonly kind: 'sent'; readonly transactionId: string; readonly expiresAt: Instant }
  | { readonly kind: 'refused'; readonly error: 'phone-not-found' }
  | { readonly kind: 'too-many-codes'; readonly retryAfterSeconds: number }

/**
 * Sends a code of six digits by SMS; the person's older codes become invalid, also those for another phone or purpose (rule 5.6).
 * The transaction's id contains its world, so that no other world of the same seed knows it.
 */
export const sendCodeTo = (
  state: WorldState,
  { recipient, phoneId, purpose, address }: CodeRequest,
  { now, random, worldId }: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): Decision<SendCodeResult> => {
  const { personId, phones } = recipient
  const phone = phones.find(({ id }) => id === phoneId)
  if (!phone || !isOfferedPhone(phone.phone))
    return { result: { kind: 'refused', error: 'phone-not-found' }, changes: [], rule: 'rule 5.3 Offered phones' }
  const sent = (state.codesSent[personId] ?? []).filter(({ sentAt }) => now - sentAt < DAY)
  const wait = secondsToWait(sent, address, now)
  if (wait) return { result: { kind: 'too-many-codes', retryAfterSeconds: wait.seconds }, changes: [], rule: wait.rule }
  const transactionId = `${worldMark(worldId)}.${random.id()}`
  const code = random.digits(CODE_DIGITS)
  const transaction: CodeTransaction = {
    transactionId,
    personId,
    phoneId,
    purpose,
    code,
    createdAt: now,
    wrongTries: 0,
    status: 'open',
  }
  const text = `${TEXTS[purpose]}: ${code}. Platí 15 minut, nikomu ho nesdělujte.`
  const message = { id: `m-${random.id()}`, at: now, channel: 'sms', to: phone.phone, text, code } as const
  return {
    result: { kind: 'sent', transactionId, expiresAt: now + CODE_LIFE },
    changes: [
      ...retire(state, personId, now),
      set(['codeTransactions', transactionId], transaction),
      set(['codesSent', personId], [...sent, { transactionId, sentAt: now, address, isUsed: false }]),
      set(['messages'], [...state.messages, message]),
    ],
    rule: RULES[purpose],
  }
}

const TEXTS = { 'sign-in': 'Váš kód pro přihlášení', confirmation: 'Váš kód k\u00a0potvrzení změny účtu nebo e-mailu' }
const RULES = { 'sign-in': 'rule 5.2 Login steps', confirmation: 'rule 10.21 Confirmation by SMS' }

/** Until all three limits allow one more code; null if they do now. */
const secondsToWait = (
  sent: readonly SentCode[],
  address: string,
  now: Instant,
): { readonly seconds: number; readonly rule: string } | null => {
  const unused = sent.filter(({ isUsed }) => !isUsed)
  const times = (some: readonly SentCode[]) => some.map(({ sentAt }) => sentAt)
  const ofDay = Math.max(
    secondsToNext(times(unused.filter((code) => code.address === address)), UNUSED_OF_ADDRESS, now) ?? 0,
    secondsToNext(times(unused), UNUSED_OF_ALL_ADDRESSES, now) ?? 0,
  )
  const ofWindow = secondsToNextCode(times(sent), now) ?? 0
  if (ofDay === 0 && ofWindow === 0) return null
  return ofDay > ofWindow
    ? { seconds: ofDay, rule: 'rule 10.22 Codes of a day' }
    : { seconds: ofWindow, rule: 'rule 5.7 Five codes' }
}

/** Open codes are replaced; codes older than 15 minutes are removed, so that the list stays short. */
const retire = ({ codesSent, codeTransactions }: WorldState, personId: string, now: Instant): Change[] =>
  (codesSent[personId] ?? []).flatMap(({ transactionId }) => {
    const known = codeTransactions[transactionId]
    if (!known) return []
    if (!isAlive(known.createdAt, now)) return [set(['codeTransactions', transactionId], undefined)]
    return known.status === 'open' ? [set(['codeTransactions', transactionId, 'status'], 'replaced')] : []
  })
