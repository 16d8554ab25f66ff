import { setTimeout } from 'node:timers/promises'
import type { HttpCall, HttpResult } from '../../http/http-result.ts'
import type { Values } from '../../http/recorded-call.ts'
import { isSuccess, outcomeOf } from './probe.ts'

const SECOND = 1_000

/**
 * `cause` is set where it differs from the one of the sequence. `isOfPhase`: counts only if it is shown at other moments of a second too.
 * `isUnsure`: shows nothing, since a second ended while it was measured.
 */
export type Failure = {
  cause?: string
  detail?: string
  expected: string
  received: string
  remedy: string
  isOfPhase?: boolean
  isUnsure?: true
}

/** A provider state for several calls: its values, the recorded call that succeeds in it, and any other one by its description. */
export type Stage = {
  valid: HttpCall
  values: Values
  send: (call: HttpCall) => Promise<HttpResult>
  recorded: (description: string) => HttpCall
  /** The sequence can be played again, so a measurement that is not sure is not used. */
  isRepeatable?: boolean
  /** Ends the state; returns the values of its teardown. */
  end: () => Promise<Values>
}

/** Several calls in one provider state; `run` returns what is wrong about an answer. */
export type Sequence = {
  cause: string
  /** Values of the provider state that its calls send, besides those of the recorded call. */
  needs?: readonly string[]
  run: (stage: Stage) => Promise<Failure | undefined>
}

/**
 * The answer that a call must get. `lockedFor` are the seconds of a lock that began with the call before it; `isSameLock`: its end is that
 * of the answer before it, two seconds later.
 */
export type Wanted = { code: number; error?: string; lockedFor?: number; isSameLock?: true }

/** A call of a sequence, or several: `call` makes each from the recorded one, by its number and what was answered before. */
export type Step = {
  call: (stage: Stage, nth: number, last: Answer) => HttpCall
  times?: number
  /** Without it the call only prepares the next one: a refusal of it, which the recorded calls report, ends the sequence. */
  answer?: Wanted
}

/** The recorded call; another one with its fields replaced. */
export const again: Step['call'] = ({ valid }) => valid
export const withFields =
  (fields: (stage: Stage, nth: number, last: Answer) => object): Step['call'] =>
  (stage, ...rest) => ({ ...stage.valid, body: JSON.stringify({ ...bodyOf(stage.valid), ...fields(stage, ...rest) }) })

export const bodyOf = ({ body }: HttpCall): Record<string, unknown> =>
  typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}

/** A sequence of steps, each call with an Idempotency-Key of its own, and with the token that an earlier answer continued the session with. */
export const inSteps = (
  cause: string,
  remedy: string,
  steps: readonly Step[],
  needs: readonly string[] = [],
): Sequence => ({
  cause,
  needs,
  run: async (stage) => {
    const clocks: number[] = []
    let [sentAt, answeredAt] = [Number.NaN, Number.NaN]
    let token: string | undefined
    let last: Answer = {}
    for (const { call, times = 1, answer } of steps)
      for (let nth = 0; nth < times; nth += 1) {
        if (answer?.isSameLock) await setTimeout(2 * SECOND)
        const { headers, ...made } = call(stage, nth, last)
        const sent = {
          ...made,
          headers: { ...withOwnKey(headers, clocks.length), ...(token && { Authorization: token }) },
        }
        const began = Date.now()
        const result = await stage.send(sent)
        if (answer === undefined && !isSuccess(result)) return undefined
        const [before = Number.NaN, after = before] = clocks.slice(-2)
        if (stage.isRepeatable && answer?.lockedFor !== undefined && after > before) return { ...UNSURE, remedy }
        const failure = answer && failureOf(result, answer, [before, after], { last, sentAt, answeredAt })
        if (failure !== undefined) return { ...failure, remedy: failure.remedy ?? remedy }
        clocks.push(result.isAnswered && result.headers?.has('date') !== false ? result.clock : Number.NaN)
        last = answerOf(result)
        ;[sentAt, answeredAt] = [began, Date.now()]
        token = headers.Authorization === undefined ? undefined : (last.response?.token ?? token)
      }
    return undefined
  },
})

const UNSURE = { expected: '', received: '', isUnsure: true } as const

/** The same headers with another key. */
export const withOwnKey = (headers: HttpCall['headers'], nth: number) => {
  const { 'Idempotency-Key': key } = headers
  return key === undefined ? headers : { ...headers, 'Idempotency-Key': `${key}-${nth}` }
}

/** What sequences read of an answer; nothing if there is none. */
export type Answer = {
  error_code?: unknown
  error?: unknown
  lockedUntil?: unknown
  response?: { token?: string; personId?: string; transactionId?: string; changeId?: string } | null
  Data?: { TransactionId?: string }
}

export const answerOf = (result: HttpResult) => Object(result.isAnswered && result.body) as Answer

/** How an answer differs from the wanted one; `clocks` are the times of the two answers before it. */
function failureOf(
  result: HttpResult,
  { code, error, lockedFor, isSameLock }: Wanted,
  clocks: readonly [number, number],
  { last, ...moments }: { last: Answer } & Moments,
) {
  const until = lockedFor === undefined ? '' : `, lockedUntil ${lockedFor} s after the call before it`
  const expected = code === 200 ? 'a success' : `${code}${error === undefined ? '' : ` ${error}`}${until}`
  const body = answerOf(result)
  if (body.error_code !== code || (error !== undefined && body.error !== error))
    return { expected, received: outcomeOf(result), remedy: undefined, isOfPhase: false }
  const moved = Date.parse(String(body.lockedUntil)) - Date.parse(String(last.lockedUntil))
  // A rounded end may be another one each time, by a second.
  if (isSameLock && Math.abs(moved) > SECOND)
    return {
      cause: 'a try during a lock, which moves its end',
      expected: `${expected} with the lockedUntil of the answer before it`,
      received: 'another lockedUntil',
      remedy: 'Count no try while the lock lasts: it ends at the time that it began with.',
    }
  const lock = lockedFor === undefined ? undefined : lockFailure(String(body.lockedUntil), lockedFor, clocks, moments)
  return lock && { ...lock, expected }
}

type Moments = { sentAt: number; answeredAt: number }

const HOUR = 3_600 * SECOND
const ZONE = 'Convert times to UTC before Z is added, or write their offset.'

/**
 * How the end of a lock differs from its length. It began with a call between two answers, whose clocks (header Date) are whole seconds:
 * no earlier than the former, and before the second of the latter has passed. The end itself may be cut to whole seconds. If the backend
 * has the clock of this machine, an end that is rounded to the nearest second, beside a Date that is a second late, is measured by
 * when the locking call was sent from here, and when its answer was here.
 */
function lockFailure(
  lockedUntil: string,
  seconds: number,
  [before, after]: readonly [number, number],
  { sentAt, answeredAt }: Moments,
) {
  const until = Date.parse(lockedUntil)
  const late = sentAt - after
  const isRounded = until % SECOND === 0 && late > SECOND && late < 2 * SECOND
  if (isRounded && until >= before + seconds * SECOND && until <= answeredAt + (seconds + 0.5) * SECOND)
    return undefined
  const isWithin = (shift: number) =>
    until >= before + seconds * SECOND + shift && until < after + (seconds + 1) * SECOND + shift
  // Without the header, whose absence is a finding of its own, there is nothing to compare with.
  if (isWithin(0) || Number.isNaN(before + after)) return undefined
  const received = `lockedUntil ${(until - after) / SECOND} s after the header Date of that call`
  const hours = Math.round((until - after - seconds * SECOND) / HOUR)
  const isOtherZone = hours !== 0 && isWithin(hours * HOUR)
  return {
    received,
    // A rounded end, or a header Date that is refreshed once a second, shows it in a part of each second only.
    isOfPhase: isWithin(SECOND),
    remedy: isOtherZone ? `The time is off by ${hours} h: it is local, but marked as UTC. ${ZONE}` : undefined,
  }
}
