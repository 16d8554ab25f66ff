/** Kept across reloads so that the token can be judged at once; it is no credential (architecture, The mock). */
const OFFSET_KEY = 'server-clock-offset'

/** `Date` has whole seconds; differences up to this many milliseconds are its rounding and the way here, not a jump. */
const TOLERANCE = 2_000

export type ServerClock = {
  /** The provider's time in epoch milliseconds, or undefined while no clock is known yet. */
  now: () => number | undefined
  /** Takes the `Date` header of an answer; `sentAt` is {@link ServerClock.stopwatch} at the time of the request. */
  observe: (date: string | null, sentAt: number) => void
  /** Milliseconds that only ever grow, whatever anybody does to the device's clock. */
  stopwatch: () => number
  /** True when the device slept or its clock was moved since the last answer: ask the provider before judging by `now`. */
  isDoubtful: () => boolean
  /** Calls `listener` when the provider's time turned out to be elsewhere than expected; answers with the way to stop. */
  subscribe: (listener: () => void) => () => void
}

export type DeviceClock = {
  /** Epoch milliseconds as the device believes. */
  wall: () => number
  /** Monotonic milliseconds since the page was opened. */
  monotonic: () => number
}

const device: DeviceClock = { wall: () => Date.now(), monotonic: () => performance.now() }

/**
 * The portal's clock, taken from the `Date` header of the provider's answers: a phone with a wrong clock is not logged out,
 * and a moved clock of the sandbox reaches the browser. Within a page it runs on monotonic time; a reload starts from the
 * kept offset to the device's clock until the first answer comes.
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
      // Half a second is the middle of the second that the header rounds down. While it agrees, the running clock is finer.
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
    // A full or forbidden storage costs only the head start after a reload.
  }
}
