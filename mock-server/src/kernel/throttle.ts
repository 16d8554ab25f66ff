import { rateLimitOf, rateLimits } from '#generated/provider.rate-limits.ts'
import type { Change } from '../domain/state/change.ts'
import { set } from '../domain/state/change.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import { DAY, MINUTE } from '../domain/time/instant.ts'
import { type Refusal, refuse } from './envelope.ts'

/** A fixed window by the world's clock (rule 19.16), as the contract names it for an operation. */
interface Limit {
  readonly name: string
  /** `caller`: the account, or the address of a visitor. */
  readonly by: 'address' | 'account' | 'caller'
  readonly most: number
  readonly length: number
  readonly counts: 'calls' | 'failures'
}

interface Documented {
  readonly perMinute: number
  readonly perDay?: number
  readonly by: readonly ('address' | 'account')[]
  readonly counts: Limit['counts']
}
/** Expired windows are removed once there are this many, so that a scan from many addresses does not fill the world. */
const MOST_WINDOWS = 1_000
/** No open window is removed. With so many of one length, a caller without one is refused until the first has ended. */
const MAX_OPEN_WINDOWS = 10_000

/** The caller: `account` is the token's person; a visitor has an address only. */
export interface Visitor {
  readonly operationId: string
  readonly address: string
  readonly account: string | undefined
}

const NO_LIMITS: readonly Limit[] = []
const byName = new Map(Object.entries<Documented>(rateLimits).map(([name, limit]) => [name, windowsOf(name, limit)]))

function windowsOf(name: string, { perMinute, perDay, by, counts }: Documented): readonly Limit[] {
  const minutes = by.map((who) => ({ name, by: who, most: perMinute, length: MINUTE, counts }))
  return perDay === undefined ? minutes : [...minutes, { name, by: 'caller', most: perDay, length: DAY, counts }]
}

function limitsOf(operationId: string): readonly Limit[] {
  return byName.get(rateLimitOf[operationId] ?? '') ?? NO_LIMITS
}

/** 429 `rate-limited` with `Retry-After` in full seconds when one of the windows is full; the call is then not counted. */
export function checkThrottle(state: WorldState, visitor: Visitor, now: number): Refusal | undefined {
  for (const limit of limitsOf(visitor.operationId)) {
    const key = keyOf(limit, visitor)
    const window = key && state.throttles[key]
    const isOpen = window && now < window.since + limit.length
    if (isOpen && window.count >= limit.most) return refuseUntil(window.since + limit.length, now)
    if (key === undefined || isOpen || Object.keys(state.throttles).length < MAX_OPEN_WINDOWS) continue
    const begun = Object.entries(openWindows(state, now)).filter(([known]) => lengthOf(known) === limit.length)
    if (begun.length >= MAX_OPEN_WINDOWS)
      return refuseUntil(Math.min(...begun.map(([, { since }]) => since)) + limit.length, now)
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
  return window && now < window.since + lengthOf(key)
    ? { since: window.since, count: window.count + 1 }
    : { since: now, count: 1 }
}

function openWindows({ throttles }: WorldState, now: number): WorldState['throttles'] {
  return Object.fromEntries(Object.entries(throttles).filter(([key, { since }]) => now < since + lengthOf(key)))
}

const OF_DAY = 'day:'
const lengthOf = (key: string): number => (key.startsWith(OF_DAY) ? DAY : MINUTE)

function keyOf({ name, by, length }: Limit, { address, account }: Visitor): string | undefined {
  const callers = { address, account, caller: account ?? address }
  const who = callers[by]
  return who === undefined ? undefined : `${length === DAY ? OF_DAY : ''}${name}:${by}:${who}`
}
