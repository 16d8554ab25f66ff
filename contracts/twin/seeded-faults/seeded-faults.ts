import type { TwinDifference } from '../difference.ts'
import { type AnswerChange, body, change, drop, header, never, setValue, status } from './answer-changes.ts'

/** How a faulty provider handles a call, not how it changes the answer. */
export type CallFault =
  /** Carries out the call, but answers later reads with the state before it. */
  | 'write-lost'
  /** Carries out the call twice. */
  | 'done-twice'
  /** Treats a repeated idempotency key as a new one. */
  | 'key-forgotten'

/** One fault that is seeded into a provider, and the finding that has to report it. */
export type SeededFault = {
  name: string
  /** The name of the scenario, or of the recorded call with its state, that shows it. */
  play: string
  /** Method and path of the call, an id in it as `*`; `GET /messages` is the inbox. */
  at: `${'GET' | 'POST' | 'DELETE'} /${string}`
  /** Changes only answers with this error. */
  error?: string
  /** Changes only the nth such call. */
  nth?: number
  fault: AnswerChange | CallFault
  /** The kind of the finding and the place that it names. */
  finds: `${TwinDifference['kind']} ${string}` | TwinDifference['kind']
}

const PAYMENTS = 'list payments, given a signed-in donor'
const RATING = 'a rating and its lock'

/** One fault of each kind of difference, and one of each way to mishandle a call. */
export const seededFaults: readonly SeededFault[] = [
  {
    name: 'an expired token answered with HTTP 200',
    play: 'read the rating with an expired token, given an expired token',
    at: 'GET /nps',
    fault: status(200),
    finds: 'outcome status',
  },
  {
    name: 'a call that is never answered',
    play: 'list contributions, given a signed-in recipient',
    at: 'GET /contributions',
    fault: never,
    finds: 'silence',
  },
  {
    name: 'a field missing in one item',
    play: PAYMENTS,
    at: 'GET /payments',
    fault: drop('response.payments.2.settledOn'),
    finds: 'missing response.payments[].settledOn',
  },
  {
    name: 'an extra field in one item',
    play: PAYMENTS,
    at: 'GET /payments',
    fault: setValue('response.payments.0.internalNote', 'x'),
    finds: 'extra response.payments[].internalNote',
  },
  {
    name: 'an amount as text',
    play: PAYMENTS,
    at: 'GET /payments',
    fault: change('response.payments.1.amount', String),
    finds: 'type response.payments[].amount',
  },
  {
    name: 'no Retry-After when overloaded',
    play: 'rate while the provider is overloaded, given the provider is overloaded',
    at: 'POST /nps',
    fault: header('retry-after'),
    finds: 'header Retry-After',
  },
  {
    name: 'a PDF under another media type',
    play: 'everything a donor can read',
    at: 'POST /payments/overview',
    fault: header('content-type', 'application/octet-stream'),
    finds: 'media-type',
  },
  {
    name: 'the HTML page of a proxy',
    play: 'list families, given a signed-in donor',
    at: 'GET /families',
    fault: body('<h1>Bad gateway</h1>'),
    finds: 'content',
  },
  {
    name: 'payments in reverse order',
    play: 'everything a donor can read',
    at: 'GET /payments',
    fault: change('response.payments', (payments: unknown[]) => payments.toReversed()),
    finds: 'order response.payments',
  },
  {
    name: 'a lock one minute too short',
    play: 'wrong passwords up to the lock, and its end',
    at: 'POST /login',
    error: 'account-locked',
    fault: change('lockedUntil', (value: string) => new Date(Date.parse(value) - 60_000).toISOString()),
    finds: 'moment lockedUntil',
  },
  {
    name: 'the month before',
    play: 'everything a family can read',
    at: 'GET /contributions',
    fault: setValue('response.contributions.0.month', '2026-10'),
    finds: 'day response.contributions[].month',
  },
  {
    name: 'a time without its zone',
    play: RATING,
    at: 'POST /nps',
    nth: 1,
    fault: change('response.Date', (value: string) => value.replace('Z', '')),
    finds: 'form response.Date',
  },
  {
    name: 'a rating that is not saved',
    play: RATING,
    at: 'POST /nps',
    nth: 1,
    fault: 'write-lost',
    finds: 'value response.Value',
  },
  {
    name: 'an e-mail sent twice',
    play: 'a form sent twice under one key is one letter',
    at: 'POST /emailForm',
    nth: 1,
    fault: 'done-twice',
    finds: 'length messages',
  },
  {
    name: 'a repeated request for help taken for a new one',
    play: 'a request for help begun twice under one key',
    at: 'POST /helpRequest',
    fault: 'key-forgotten',
    finds: 'identity response.accessKey',
  },
]
