/** Stored across reloads so that the token can be validated at once; it is not a credential (architecture, The mock). */
const OFFSET_KEY = 'server-clock-offset'

/** `Date` has full seconds; differences up to this many milliseconds come from its rounding and the network, not from a jump. */
const TOLERANCE = 2_000

export type ServerClock = {
  /** The provider's time in epoch milliseconds, or undefined while no clock is known yet. */
  now: () => number | undefined
  /** Reads the `Date` header of a response; `sentAt` is {@link ServerClock.stopwatch} at the time of the request. */
  observe: (date: string | null, sentAt: number) => void
  /** Milliseconds that only grow, even if the clock of the device is changed. */
  stopwatch: () => number
  /** True if the device slept or its clock was changed since the last response: request the time before relying on `now`. */
  isDoubtful: () => boolean
  /** Calls `listener` when the provider's time differs from the expected one. Returns the function that unsubscribes. */
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
  const listeners = new Set<() => void>()
  let anchor = fromStoredOffset()

  function fromStoredOffset(): Anchor | undefined {
    const kept = storage.getItem(OFFSET_KEY)
    const offset = kept === null ? Number.NaN : Number(kept)
    if (!Number.isFinite(offset)) return undefined
    return { server: clock.wall() + offset, monotonic: clock.monotonic(), wall: clock.wall() }
  }

  function now(): number | undefined {
    return anchor && anchor.server + (clock.monotonic() - anchor.monotonic)
  }

  return {
    now,
    stopwatch: () => clock.monotonic(),
    isDoubtful() {
      if (!anchor) return true
      const apart = clock.wall() - anchor.wall - (clock.monotonic() - anchor.monotonic)
      return Math.abs(apart) > TOLERANCE
    },
    observe(date, sentAt) {
      const said = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(said)) return
      const expected = now()
      const onTheWay = clock.monotonic() - sentAt
      const agrees = expected !== undefined && Math.abs(said - expected) <= TOLERANCE + onTheWay
      // The header rounds down to seconds, so half a second is the middle. If both agree, the running clock is more precise.
      const server = agrees ? expected : said + 500
      anchor = { server, monotonic: clock.monotonic(), wall: clock.wall() }
      keep(storage, server - anchor.wall)
      if (!agrees) for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Anchor = { server: number; monotonic: number; wall: number }

function keep(storage: Storage, offset: number): void {
  try {
    storage.setItem(OFFSET_KEY, String(Math.round(offset)))
  } catch {
    // A full or forbidden storage only means that the clock is unknown after a reload until the first response.
  }
}
