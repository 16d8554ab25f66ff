import type { Difference } from '../../differences/difference.ts'
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
  finds: `${Difference['kind']} ${string}` | Difference['kind']
}

const PAYMENTS = 'list payments, given a signed-in donor'
const RATING = 'a rating and its lock'

/** Faults at one call of a play, each with its name and what it finds. */
const at = (
  place: Pick<SeededFault, 'play' | 'at' | 'error' | 'nth'>,
  faults: readonly [name: string, fault: SeededFault['fault'], finds: SeededFault['finds']][],
): SeededFault[] => faults.map(([name, fault, finds]) => ({ ...place, name, fault, finds }))

/** One fault of each kind of difference, and one of each way to mishandle a call. */
export const seededFaults: readonly SeededFault[] = [
  ...at({ play: 'read the rating with an expired token, given an expired token', at: 'GET /nps' }, [
    ['an expired token answered with HTTP 200', status(200), 'status'],
  ]),
  ...at({ play: 'list contributions, given a signed-in recipient', at: 'GET /contributions' }, [
    ['a call that is never answered', never, 'silence'],
  ]),
  ...at({ play: PAYMENTS, at: 'GET /payments' }, [
    ['a field missing in one item', drop('response.payments.2.settledOn'), 'missing response.payments[].settledOn'],
    [
      'an extra field in one item',
      setValue('response.payments.0.internalNote', 'x'),
      'extra response.payments[].internalNote',
    ],
    ['an amount as text', change('response.payments.1.amount', String), 'type response.payments[].amount'],
  ]),
  ...at({ play: 'rate while the provider is overloaded, given the provider is overloaded', at: 'POST /nps' }, [
    ['no Retry-After when overloaded', header('retry-after'), 'header Retry-After'],
  ]),
  ...at({ play: 'everything a donor can read', at: 'POST /payments/overview' }, [
    ['a PDF under another media type', header('content-type', 'application/octet-stream'), 'media-type'],
  ]),
  ...at({ play: 'list families, given a signed-in donor', at: 'GET /families' }, [
    ['the HTML page of a proxy', body('<h1>Bad gateway</h1>'), 'unreadable'],
  ]),
  ...at({ play: 'everything a donor can read', at: 'GET /payments' }, [
    [
      'payments in reverse order',
      change('response.payments', (payments: unknown[]) => payments.toReversed()),
      'order response.payments',
    ],
  ]),
  ...at({ play: 'wrong passwords up to the lock, and its end', at: 'POST /login', error: 'account-locked' }, [
    [
      'a lock one minute too short',
      change('lockedUntil', (value: string) => new Date(Date.parse(value) - 60_000).toISOString()),
      'moment lockedUntil',
    ],
  ]),
  ...at({ play: 'everything a family can read', at: 'GET /contributions' }, [
    ['the month before', setValue('response.contributions.0.month', '2026-10'), 'day response.contributions[].month'],
  ]),
  ...at({ play: RATING, at: 'POST /nps', nth: 1 }, [
    [
      'a time without its zone',
      change('response.Date', (value: string) => value.replace('Z', '')),
      'form response.Date',
    ],
    ['a rating that is not saved', 'write-lost', 'value response.Value'],
  ]),
  ...at({ play: 'a form sent twice under one key is one letter', at: 'POST /emailForm', nth: 1 }, [
    ['an e-mail sent twice', 'done-twice', 'length messages'],
  ]),
  ...at({ play: 'a request for help begun twice under one key', at: 'POST /helpRequest' }, [
    ['a repeated request for help taken for a new one', 'key-forgotten', 'identity response.accessKey'],
  ]),
]
