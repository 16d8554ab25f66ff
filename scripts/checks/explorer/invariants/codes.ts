import { cleanAnswer, type ExplorerExchange, type Invariant, ran } from '../exchange.ts'

const CODE_LIFE = 15 * 60_000
const TRIES = 6
const CODES = 5

type StepBody = {
  readonly step: string
  readonly transactionId: string
  readonly code: string
  readonly personalNumber: string
}
const stepOf = ({ operationId, body }: ExplorerExchange): Partial<StepBody> =>
  operationId === 'logInRecipient' ? (body as Partial<StepBody>) : {}

/** The code that this exchange sent, from the world's own state. */
const sentBy = ({ before, after }: ExplorerExchange) => {
  const id = Object.keys(after.state.codeTransactions).find((known) => !(known in before.state.codeTransactions))
  return id === undefined ? undefined : after.state.codeTransactions[id]
}

/**
 * A code allows exactly six tries, signs in once, and is invalidated by the next one and after fifteen minutes to the millisecond (rules
 * 19.2, 19.3). The tries are counted here a second time, from the calls alone.
 */
export const codeTriesAreCounted: Invariant = (exchange, history) => {
  const { step, transactionId, code } = stepOf(exchange)
  const answer = cleanAnswer(exchange)
  if (step !== 'verify' || !answer || exchange.before.now !== exchange.after.now) return undefined
  const sending = history.find(
    (earlier) => stepOf(earlier).step === 'login' && sentBy(earlier)?.transactionId === transactionId,
  )
  const want = sending ? expectedOutcome(sending, history, exchange, code) : 'transaction-not-found'
  const got = answer.json?.error ?? 'signed-in'
  return got === want ? undefined : `the code was answered ${got}, by the count it is ${want}`
}

const expectedOutcome = (
  sending: ExplorerExchange,
  history: readonly ExplorerExchange[],
  { before }: ExplorerExchange,
  typed: string | undefined,
): string => {
  const sent = sentBy(sending)
  const since = history.slice(sending.index + 1)
  // A code that is sent too late is not counted as a try.
  const tries = since.filter(
    (one) => stepOf(one).transactionId === sent?.transactionId && ran(one) && isInTime(sending, one),
  )
  const isReplaced = since.some((one) => stepOf(one).step === 'login' && sentBy(one)?.personId === sent?.personId)
  const isUsed = tries.some((one) => stepOf(one).code === sent?.code && countOf(tries, one, sent?.code) < TRIES)
  const isOver = before.now - sending.before.now >= CODE_LIFE
  if (isReplaced) return isUsed && !isForgotten(sending, since) ? 'code-used' : 'transaction-not-found'
  if (isUsed) return 'code-used'
  if (countOf(tries, undefined, sent?.code) >= TRIES) return 'transaction-locked'
  if (isOver) return 'code-expired'
  return typed === sent?.code ? 'signed-in' : 'wrong-code'
}

const isInTime = (sending: ExplorerExchange, { before }: ExplorerExchange): boolean =>
  before.now - sending.before.now < CODE_LIFE

/** Wrong codes sent before `until`, up to the sixth. */
const countOf = (
  tries: readonly ExplorerExchange[],
  until: ExplorerExchange | undefined,
  code: string | undefined,
): number => tries.filter((one) => (until === undefined || one.index < until.index) && stepOf(one).code !== code).length

/** A code older than fifteen minutes is deleted when the next one is sent. */
const isForgotten = (sending: ExplorerExchange, since: readonly ExplorerExchange[]): boolean =>
  since.some(
    (one) =>
      stepOf(one).step === 'login' && sentBy(one)?.personId === sentBy(sending)?.personId && !isInTime(sending, one),
  )

/** Five codes a family in fifteen minutes, and the sixth is refused (rule 5.7). */
export const fiveCodesInFifteenMinutes: Invariant = (exchange, history) => {
  const { step, personalNumber } = stepOf(exchange)
  const answer = cleanAnswer(exchange)
  if (step !== 'login' || !answer) return undefined
  const recent = history.filter(
    (one) => sentBy(one)?.personId === `p-${personalNumber}` && exchange.before.now - one.before.now < CODE_LIFE,
  )
  const isRefused = answer.json?.error === 'too-many-codes'
  if (recent.length >= CODES && sentBy(exchange)) return `a code was sent after ${recent.length} in fifteen minutes`
  return recent.length < CODES && isRefused ? `refused after ${recent.length} codes` : undefined
}
