import type { WorldState } from '#mock/domain/state/world-state.ts'
import type { JournalEntry } from '#mock/world/journal/journal.ts'
import type { ExplorerEnvelope } from './envelope.ts'

/** Every request of a step to the mock, of one of four kinds. */
export type Manner = 'api' | 'gateway' | 'clock' | 'trigger' | 'fork'

/** A token as the client received it. `since` is the index of the exchange that returned it. */
export type ExplorerSession = {
  readonly token: string
  readonly uid: string
  /** Epoch ms. */
  readonly expires: number
  readonly world: string
  /** The token of the sign-in, the same for every token that prolonged it. */
  readonly root: string
  readonly since: number
}

export type PlannedFault = { readonly when: 'before' | 'after'; readonly kind: 'garbage' | 'html' | 'error_code' }

/** The request, before it is answered. */
export type ExplorerCall = {
  readonly manner: Manner
  /** The operation of the contract; for a trigger its kind, otherwise the kind of the request. */
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Relative to the API's base, or the full path outside of it. */
  readonly path: string
  readonly body?: object | undefined
  readonly key?: string | undefined
  readonly accessKey?: string | undefined
  readonly session?: ExplorerSession | undefined
  /** The uid that was sent, if it is not the session's. */
  readonly uid?: string | undefined
  readonly fault?: PlannedFault | undefined
  /** Sent twice at once. */
  readonly isDoubled?: boolean | undefined
}

export type ExchangeAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Undefined for a body that is not JSON. */
  readonly json: ExplorerEnvelope | undefined
}

/** The world at one instant; `now` in epoch ms. */
export type Look = { readonly state: WorldState; readonly now: number }

/** One call, its answer, and the world before and after it. */
export type ExplorerExchange = ExplorerCall & {
  readonly index: number
  readonly world: string
  readonly answers: readonly ExchangeAnswer[]
  readonly before: Look
  readonly after: Look
  readonly entries: readonly JournalEntry[]
}

/** An invariant returns a complaint as one English sentence, or undefined. `history` has all earlier exchanges, oldest first. */
export type Invariant = (exchange: ExplorerExchange, history: readonly ExplorerExchange[]) => string | undefined

/** The calls of the provider's API that no fault ended before the operation ran. */
export const ran = ({ manner, entries }: ExplorerExchange): boolean =>
  manner === 'api' && entries.some(({ fault, httpStatus }) => fault?.endsWith('after') ?? httpStatus === 200)

/** The answer as the provider sent it: undefined if a fault changed it. */
export const cleanAnswer = ({ answers, entries }: ExplorerExchange): ExchangeAnswer | undefined =>
  entries.some(({ fault }) => fault !== undefined) ? undefined : answers[0]

/** Slices that count calls and store answers: a call that did nothing may change them. */
const BOOKKEEPING = new Set(['idempotency', 'throttles', 'faults'])

/** Names of the slices of the world that differ. */
export const changedSlices = (before: WorldState, after: WorldState): readonly string[] =>
  before === after
    ? []
    : Object.keys(after).filter(
        (slice) => !BOOKKEEPING.has(slice) && before[slice as keyof WorldState] !== after[slice as keyof WorldState],
      )
