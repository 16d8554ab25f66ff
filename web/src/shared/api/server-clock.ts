import { createListeners } from '../listeners.ts'

/** Stored across reloads so that the token can be validated at once; it is not a credential. */
export const OFFSET_KEY = 'server-clock-offset'
/** In front of the provider's time in epoch milliseconds, stored instead of the offset while its clock is stopped. */
const STOPPED = '='
/** After a stored time that another page has discarded: near enough to start with, until the first response. */
const DISCARDED = ' discarded '

/** `Date` has full seconds; differences up to this many milliseconds come from its rounding and the network, not from a jump. */
const TOLERANCE = 2_000

export type ServerClock = {
  /** The provider's time in epoch milliseconds, or undefined while no clock is known yet. */
  now: () => number | undefined
  /**
   * Reads the `Date` header of a response; `sentAt` is {@link ServerClock.stopwatch} at the time of the request. `isStopped` if the
   * provider's clock is stopped until further notice (ADR 021).
   */
  observe: (date: string | null, sentAt: number, isStopped?: boolean) => void
  /** Milliseconds that only grow, even if the clock of the device is changed. */
  stopwatch: () => number
  /**
   * True if the device slept, its clock was changed, or another page discarded the time since the last response: request the time
   * before relying on `now`.
   */
  isDoubtful: () => boolean
  /** Calls `listener` when the provider's time differs from the expected one, or its clock stops or starts. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

export type DeviceClock = {
  /** Epoch milliseconds of the device. */
  wall: () => number
  /** Monotonic milliseconds since the page was opened. */
  monotonic: () => number
}

const device: DeviceClock = { wall: () => Date.now(), monotonic: () => performance.now() }

/**
 * From the `Date` header of the provider's responses: a phone with a wrong clock is not logged out. Within a page
 * it runs on monotonic time; a reload starts from the stored offset to the device's clock.
 */
export function createServerClock(storage: Storage, clock: DeviceClock = device): ServerClock {
  const listeners = createListeners()
  let anchor = fromStored()

  function fromStored(): Anchor | undefined {
    const stored = readStored(storage.getItem(OFFSET_KEY))
    if (!stored) return undefined
    const [wall, monotonic] = [clock.wall(), clock.monotonic()]
    return { ...stored, server: stored.isStopped ? stored.time : wall + stored.time, wall, monotonic }
  }

  function now(): number | undefined {
    return anchor && anchor.server + (anchor.isStopped ? 0 : clock.monotonic() - anchor.monotonic)
  }

  return {
    now,
    stopwatch: () => clock.monotonic(),
    isDoubtful() {
      if (!anchor || anchor.isDiscarded) return true
      const apart = clock.wall() - anchor.wall - (clock.monotonic() - anchor.monotonic)
      return Math.abs(apart) > TOLERANCE
    },
    observe(date, sentAt, isStopped = false) {
      const dated = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(dated)) return
      const expected = now()
      const isSame = anchor?.isStopped === isStopped
      const onTheWay = clock.monotonic() - sentAt
      const agrees =
        expected !== undefined &&
        (isStopped ? expected >= dated && expected < dated + 1_000 : Math.abs(dated - expected) <= TOLERANCE + onTheWay)
      // The header rounds down to seconds: the time is never before it, and half a second is the middle. If both agree, the running
      // clock is more precise.
      const server = agrees ? Math.max(expected, dated) : dated + 500
      anchor = { server, isStopped, isDiscarded: false, monotonic: clock.monotonic(), wall: clock.wall() }
      keep(storage, isStopped ? `${STOPPED}${Math.round(server)}` : `${Math.round(server - anchor.wall)}`)
      if (!agrees || !isSame) listeners.notify()
    },
    subscribe: listeners.subscribe,
  }
}

type StoredTime = { time: number; isStopped: boolean; isDiscarded: boolean }
type Anchor = Omit<StoredTime, 'time'> & { server: number; monotonic: number; wall: number }

/** `time` is the provider's if its clock is stopped, otherwise its offset to the device's clock; undefined if the text is neither. */
function readStored(text: string | null): StoredTime | undefined {
  const [stored = '', discarded] = text?.split(DISCARDED) ?? []
  const isStopped = stored.startsWith(STOPPED)
  const time = Number(isStopped ? stored.slice(1) : stored || Number.NaN)
  return Number.isFinite(time) ? { time, isStopped, isDiscarded: discarded !== undefined } : undefined
}

function keep(storage: Storage, time: string): void {
  try {
    storage.setItem(OFFSET_KEY, time)
  } catch {
    // A full or forbidden storage only means that the clock is unknown after a reload until the first response.
  }
}

/** Makes every open page of this browser read the provider's time again: for a page that knows that it has changed. */
export function discardStoredTime(storage: Storage): void {
  const [stored = ''] = storage.getItem(OFFSET_KEY)?.split(DISCARDED) ?? []
  // Browsers announce a value that differs, so each discarding has another one.
  keep(storage, `${stored}${DISCARDED}${Math.random()}`)
}

/** Calls `listener` when another page discards the stored time. Returns the function that unsubscribes. */
export function onTimeDiscarded(listener: () => void): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === OFFSET_KEY && (readStored(newValue)?.isDiscarded ?? true)) listener()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
