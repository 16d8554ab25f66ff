import { rateLimitOf, rateLimits } from '#generated/provider.rate-limits.ts'
import type { Change } from '../../domain/state/change.ts'
import { set } from '../../domain/state/change.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { DAY, HOUR, MINUTE } from '../../domain/time/instant.ts'
import { type Refusal, refuse } from '../envelope.ts'

/** A fixed window by the world's clock (rule 19.16), as the contract names it for an operation. */
interface Limit {
  readonly name: string
  /** Begins the key of its windows. */
  readonly prefix: string
  /** `caller`: the account, or the address of a visitor. */
  readonly by: 'address' | 'account' | 'caller'
  readonly most: number
  readonly length: number
  readonly counts: 'calls' | 'failures'
}

interface Documented {
  readonly perMinute?: number
  readonly perHour?: number
  readonly perDay?: number
  readonly by: readonly ('address' | 'account')[]
  readonly counts: Limit['counts']
}
/** Ended windows are removed once there are this many, so that a scan from many addresses does not fill the world. */
const MAX_WINDOWS = 1_000
/** No open window is removed. With so many of one length, a visitor without one is refused until the first has ended. */
const MAX_OPEN_WINDOWS = 10_000

/** The caller: `account` is the token's person; a visitor has an address only. */
export interface Visitor {
  readonly operationId: string
  readonly address: string
  readonly account: string | undefined
  /** The answer to a visitor will be remembered under a new `Idempotency-Key` (rule 19.23). */
  readonly hasNewKey?: boolean
}

const NO_LIMITS: readonly Limit[] = []
const NEW_KEYS = 'visitor-key'
const PREFIXES: Readonly<Record<number, string>> = { [HOUR]: 'hour:', [DAY]: 'day:' }
const byName = new Map(Object.entries<Documented>(rateLimits).map(([name, limit]) => [name, windowsOf(name, limit)]))

function windowsOf(name: string, { perMinute, perHour, perDay, by, counts }: Documented): readonly Limit[] {
  const windows = (most: number | undefined, length: number, of: readonly Limit['by'][]): readonly Limit[] =>
    most === undefined
      ? []
      : of.map((who) => ({ name, prefix: `${PREFIXES[length] ?? ''}${name}:${who}:`, by: who, most, length, counts }))
  return [...windows(perMinute, MINUTE, by), ...windows(perHour, HOUR, ['caller']), ...windows(perDay, DAY, ['caller'])]
}

function limitsOf({ operationId, hasNewKey }: Visitor): readonly Limit[] {
  const own = byName.get(rateLimitOf[operationId] ?? '') ?? NO_LIMITS
  return hasNewKey ? [...own, ...(byName.get(NEW_KEYS) ?? NO_LIMITS)] : own
}

/** Strangers may take all the room, so a signed-in person, a right password and a key, which has room of its own, need none. */
const needsRoom = ({ counts, name }: Limit, { account }: Visitor): boolean =>
  counts === 'calls' && account === undefined && name !== NEW_KEYS

/** 429 `rate-limited` with `Retry-After` in full seconds when one of the windows is full; the call is then not counted. */
export function checkThrottle(state: WorldState, visitor: Visitor, now: number): Refusal | undefined {
  for (const limit of limitsOf(visitor)) {
    if (keyOf(limit, visitor) === undefined) continue
    const window = openWindow(state, limit, visitor, now)
    const isRoomless = !window && needsRoom(limit, visitor)
    const end = window ? endOfFull(window, limit) : isRoomless ? endOfFirst(state, limit, now) : undefined
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
  for (const limit of limitsOf(visitor)) {
    const key = limit.counts === 'calls' || failed ? keyOf(limit, visitor) : undefined
    if (key === undefined) continue
    // Without it other limits hold: of the person or number that was guessed at, and of a bucket of keys.
    if (
      (limit.counts === 'failures' || limit.name === NEW_KEYS) &&
      !openWindow(state, limit, visitor, now) &&
      endOfFirst(state, limit, now) !== undefined
    )
      continue
    windows.push(set(['throttles', key], nextWindow(state, key, now)))
    opens ||= state.throttles[key] === undefined
  }
  const isFull = opens && Object.keys(state.throttles).length >= MAX_WINDOWS
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

const lengthOf = (key: string): number => (key.startsWith('day:') ? DAY : key.startsWith('hour:') ? HOUR : MINUTE)

function keyOf({ prefix, by }: Limit, { address, account }: Visitor): string | undefined {
  const who = by === 'address' ? address : by === 'account' ? account : (account ?? address)
  return who === undefined ? undefined : `${prefix}${who}`
}
