import { beforeEach, describe, expect, it } from 'vitest'
import { createServerClock, discardStoredTime } from './server-clock.ts'

const HOUR = 3_600_000
const noon = Date.parse('2026-11-10T12:00:00Z')

/** A device whose wall clock and monotonic clock are set by the test. */
const device = { wallMs: 0, monotonicMs: 0, wall: () => device.wallMs, monotonic: () => device.monotonicMs }
const pass = (ms: number) => {
  device.wallMs += ms
  device.monotonicMs += ms
}
const date = (moment: number) => new Date(moment).toUTCString()

let values: Map<string, string>
let storage: Storage

beforeEach(() => {
  device.wallMs = noon - 5 * HOUR
  device.monotonicMs = 1_000
  values = new Map()
  storage = {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
})

describe('the provider’s clock', () => {
  it('is unknown until the first answer', () => {
    expect(createServerClock(storage, device).now()).toBeUndefined()
  })

  it('follows the Date header, not a device that is five hours late', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    pass(10_000)
    expect(clock.now()).toBe(noon + 500 + 10_000)
  })

  it('does not jump because of the rounding of the header', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    pass(900)
    clock.observe(date(noon + 1_000), clock.stopwatch())
    expect(clock.now()).toBe(noon + 500 + 900)
  })

  it('is never before a Date header, which only rounds down', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    pass(100)
    clock.observe(date(noon + 1_000), clock.stopwatch())
    expect(clock.now()).toBe(noon + 1_000)
  })

  it('does not go back when the user changes the clock of the device', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    device.wallMs -= 2 * HOUR
    expect(clock.now()).toBe(noon + 500)
    expect(clock.isDoubtful()).toBe(true)
  })

  it('is doubtful after the device slept, until the next response', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    expect(clock.isDoubtful()).toBe(false)
    device.wallMs += HOUR
    expect(clock.isDoubtful()).toBe(true)
    clock.observe(date(noon + HOUR), clock.stopwatch())
    expect(clock.isDoubtful()).toBe(false)
    expect(clock.now()).toBe(noon + HOUR + 500)
  })

  it('follows the sandbox when it moves its time, and notifies the listeners', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    let jumps = 0
    clock.subscribe(() => {
      jumps += 1
    })
    pass(1_000)
    clock.observe(date(noon + 1_000), clock.stopwatch())
    expect(jumps).toBe(0)
    clock.observe(date(noon + 24 * HOUR), clock.stopwatch())
    expect(jumps).toBe(1)
    expect(clock.now()).toBe(noon + 24 * HOUR + 500)
  })

  it('is known at once after a reload, and still right after a jump before it', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    clock.observe(date(noon + 30 * HOUR), clock.stopwatch())
    device.wallMs += 4_000
    device.monotonicMs = 20
    expect(createServerClock(storage, device).now()).toBe(noon + 30 * HOUR + 500 + 4_000)
  })

  it('ignores a response without a readable Date, and an invalid stored value', () => {
    values.set('server-clock-offset', 'NaN')
    const clock = createServerClock(storage, device)
    clock.observe(null, clock.stopwatch())
    clock.observe('soon', clock.stopwatch())
    expect(clock.now()).toBeUndefined()
  })

  it('is stopped while the provider says so, and then runs on from the same time', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    pass(5_000)
    clock.observe(date(noon + 5_000), clock.stopwatch(), true)
    pass(HOUR)
    expect(clock.now()).toBe(noon + 5_500)
    clock.observe(date(noon + 5_000), clock.stopwatch())
    pass(1_000)
    expect(clock.now()).toBe(noon + 6_500)
  })

  it('follows a move of one second while it is stopped, and notifies of the stop and of the move', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch())
    let changes = 0
    clock.subscribe(() => {
      changes += 1
    })
    clock.observe(date(noon), clock.stopwatch(), true)
    clock.observe(date(noon), clock.stopwatch(), true)
    expect(changes).toBe(1)
    clock.observe(date(noon + 1_000), clock.stopwatch(), true)
    expect([changes, clock.now()]).toEqual([2, noon + 1_500])
  })

  it('is still stopped after a reload, however long that took', () => {
    const clock = createServerClock(storage, device)
    clock.observe(date(noon), clock.stopwatch(), true)
    device.wallMs += HOUR
    device.monotonicMs = 20
    const reloaded = createServerClock(storage, device)
    device.monotonicMs += HOUR
    expect(reloaded.now()).toBe(noon + 500)
  })

  it('starts after a reload from a time that was discarded, in doubt until the next response', () => {
    createServerClock(storage, device).observe(date(noon), 1_000)
    discardStoredTime(storage)
    discardStoredTime(storage)
    const clock = createServerClock(storage, device)
    expect([clock.now(), clock.isDoubtful()]).toEqual([noon + 500, true])
    clock.observe(date(noon + HOUR), clock.stopwatch())
    expect([clock.now(), clock.isDoubtful()]).toEqual([noon + HOUR + 500, false])
  })

  it('can be discarded twice in a row, each time with another text: browsers announce changed values only', () => {
    discardStoredTime(storage)
    const first = storage.getItem('server-clock-offset')
    discardStoredTime(storage)
    expect(storage.getItem('server-clock-offset')).not.toBe(first)
  })
})
