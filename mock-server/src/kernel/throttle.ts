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
/** Ended windows are removed once there are this many, so that a scan from many addresses does not fill the world. */
const MOST_WINDOWS = 1_000
/** No open window is removed. With so many of one length, a visitor without one is refused until the first has ended. */
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
    if (keyOf(limit, visitor) === undefined) continue
    const window = openWindow(state, limit, visitor, now)
    // Strangers may take all the room, so a signed-in person and a right password need none.
    const needsRoom = limit.counts === 'calls' && visitor.account === undefined
    const end = window ? endOfFull(window, limit) : needsRoom ? endOfFirst(state, limit, now) : undefined
    if (end !== undefined) return refuseUntil(end, now)
  }
  return undefined
}

function openWindow({ throttles }: WorldState, limit: Limit, visitor: Visitor, now: number) {
  const window = throttles[keyOf(limit, visitor) ?? '']
  return window && now < window.since + limit.length ? window : undefined
}

const endOfFull = ({ since, count }: WorldState['throttles'][string], { most, length }: Limit): number | undefined =>
  count >= most ? since + length : undefined

/** When the first open window of this length ends; undefined while there is room for one more. */
function endOfFirst({ throttles }: WorldState, { length }: Limit, now: number): number | undefined {
  let count = 0
  let first = Infinity
  for (const key in throttles) {
    const end = (throttles[key]?.since ?? 0) + length
    if (now >= end || lengthOf(key) !== length) continue
    count += 1
    first = Math.min(first, end)
  }
  return count < MAX_OPEN_WINDOWS ? undefined : first
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
    // The limit of the person or number that was guessed at holds without it.
    if (
      limit.counts === 'failures' &&
      !openWindow(state, limit, visitor, now) &&
      endOfFirst(state, limit, now) !== undefined
    )
      continue
    windows.push(set(['throttles', key], nextWindow(state, key, now)))
    opens ||= state.throttles[key] === undefined
  }
  const isFull = opens && Object.keys(state.throttles).length >= MOST_WINDOWS
  return isFull ? [...endedWindows(state, now).map((key) => set(['throttles', key], undefined)), ...windows] : windows
}

function nextWindow(state: WorldState, key: string, now: number) {
  const window = state.throttles[key]
  return window && now < window.since + lengthOf(key)
    ? { since: window.since, count: window.count + 1 }
    : { since: now, count: 1 }
}

/** Removed one by one: a durable store would otherwise write all windows again with every call of another address. */
const endedWindows = ({ throttles }: WorldState, now: number): readonly string[] =>
  Object.keys(throttles).filter((key) => now >= (throttles[key]?.since ?? 0) + lengthOf(key))

const OF_DAY = 'day:'
const lengthOf = (key: string): number => (key.startsWith(OF_DAY) ? DAY : MINUTE)

function keyOf({ name, by, length }: Limit, { address, account }: Visitor): string | undefined {
  const callers = { address, account, caller: account ?? address }
  const who = callers[by]
  return who === undefined ? undefined : `${length === DAY ? OF_DAY : ''}${name}:${by}:${who}`
}
