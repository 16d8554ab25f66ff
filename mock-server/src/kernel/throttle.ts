import { rateLimitOf, rateLimits } from '#generated/provider.rate-limits.ts'
import type { Change } from '../domain/state/change.ts'
import { set } from '../domain/state/change.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { type Refusal, refuse } from './envelope.ts'

/** A fixed window of a minute by the world's clock (rule 19.16), as the contract names it for an operation. */
interface Limit {
  readonly name: string
  readonly by: 'address' | 'account'
  readonly perMinute: number
  readonly counts: 'calls' | 'failures'
}

const MINUTE = 60_000
/** Expired windows are removed once there are this many, so that a scan from many addresses does not fill the world. */
const MOST_WINDOWS = 1_000
/** No open window is removed. With so many, a caller without one is refused until the first has ended. */
const MAX_OPEN_WINDOWS = 10_000

/** The caller: `account` is the token's person; a visitor has an address only. */
export interface Visitor {
  readonly operationId: string
  readonly address: string
  readonly account: string | undefined
}

const NO_LIMITS: readonly Limit[] = []
const byName = new Map<string, readonly Limit[]>(
  Object.entries(rateLimits).map(([name, { by, ...limit }]) => [name, by.map((who) => ({ name, by: who, ...limit }))]),
)

function limitsOf(operationId: string): readonly Limit[] {
  return byName.get(rateLimitOf[operationId] ?? '') ?? NO_LIMITS
}

/** 429 `rate-limited` with `Retry-After` in full seconds when one of the windows is full; the call is then not counted. */
export function checkThrottle(state: WorldState, visitor: Visitor, now: number): Refusal | undefined {
  for (const limit of limitsOf(visitor.operationId)) {
    const key = keyOf(limit, visitor)
    const window = key && state.throttles[key]
    const isOpen = window && now < window.since + MINUTE
    if (isOpen && window.count >= limit.perMinute) return refuseUntil(window.since + MINUTE, now)
    if (key === undefined || isOpen || Object.keys(state.throttles).length < MAX_OPEN_WINDOWS) continue
    const begun = Object.values(openWindows(state, now)).map(({ since }) => since)
    if (begun.length >= MAX_OPEN_WINDOWS) return refuseUntil(Math.min(...begun) + MINUTE, now)
  }
  return undefined
}

function refuseUntil(end: number, now: number): Refusal {
  const seconds = Math.max(1, Math.ceil((end - now) / 1000))
  return refuse(429, 'rate-limited', { headers: { 'retry-after': String(seconds) } })
}

/** Counts the call; `failed` means a response with error_code 401. */
export function countThrottle(state: WorldState, visitor: Visitor, now: number, failed: boolean): readonly Change[] {
  const windows: Change[] = []
  let opens = false
  for (const limit of limitsOf(visitor.operationId)) {
    const key = limit.counts === 'calls' || failed ? keyOf(limit, visitor) : undefined
    if (key === undefined) continue
    windows.push(set(['throttles', key], nextWindow(state, key, now)))
    opens ||= state.throttles[key] === undefined
  }
  const isFull = opens && Object.keys(state.throttles).length >= MOST_WINDOWS
  return isFull ? [set(['throttles'], openWindows(state, now)), ...windows] : windows
}

function nextWindow(state: WorldState, key: string, now: number) {
  const window = state.throttles[key]
  return window && now < window.since + MINUTE
    ? { since: window.since, count: window.count + 1 }
    : { since: now, count: 1 }
}

function openWindows({ throttles }: WorldState, now: number): WorldState['throttles'] {
  return Object.fromEntries(Object.entries(throttles).filter(([, { since }]) => now < since + MINUTE))
}

function keyOf({ name, by }: Limit, { address, account }: Visitor): string | undefined {
  const who = by === 'address' ? address : account
  return who === undefined ? undefined : `${name}:${by}:${who}`
}
