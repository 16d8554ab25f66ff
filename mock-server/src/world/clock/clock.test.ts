import { describe, expect, test } from 'vitest'
import { Clock } from './clock.ts'
import { addDuration, parseInstant } from './parse-instant.ts'

/** A source of monotonic time that the test moves. */
function makeClock(frozen = false) {
  const source = { ms: 500 }
  return { source, clock: new Clock(() => source.ms, 1_000, frozen) }
}

describe('the clock of a world', () => {
  test('runs with the monotonic source from its own start', () => {
    const { source, clock } = makeClock()
    source.ms += 250
    expect(clock.now()).toBe(1_250)
  })

  test('stops when frozen and continues from the same time when it runs again', () => {
    const { source, clock } = makeClock()
    source.ms += 10
    clock.freeze(true)
    source.ms += 5_000
    expect(clock.now()).toBe(1_010)
    clock.freeze(false)
    source.ms += 7
    expect(clock.now()).toBe(1_017)
  })

  test('is still running, or still frozen, after a jump', () => {
    const { source, clock } = makeClock()
    clock.moveTo(9_000)
    source.ms += 3
    expect(clock.now()).toBe(9_003)
    const frozen = makeClock(true)
    frozen.clock.moveTo(9_000)
    frozen.source.ms += 3
    expect(frozen.clock.now()).toBe(9_000)
  })

  test('never goes back', () => {
    const { source, clock } = makeClock()
    source.ms += 2
    clock.moveTo(1_001)
    expect(clock.now()).toBe(1_002)
  })
})

test('a day is a calendar day of Prague, an hour is an hour: both over the end of summer time', () => {
  const evening = parseInstant('2026-10-24T12:00:00+02:00') ?? 0
  expect(addDuration(evening, 'P1D')).toBe(parseInstant('2026-10-25T12:00:00+01:00'))
  expect(addDuration(evening, 'PT24H')).toBe(parseInstant('2026-10-25T11:00:00+01:00'))
  expect(addDuration(evening, 'tomorrow')).toBeUndefined()
  expect(parseInstant('2026-10-25')).toBeUndefined()
})

test('a clock resumed from another one of the same source shows the same time, and never less than the other has shown', () => {
  let source = 1_000
  const one = new Clock(() => source, 50_000, false)
  source += 300
  const other = new Clock(() => source, 0, false)
  other.resumeFrom(one.now(), one.frozen, one.zero)
  source += 200
  expect([other.now(), one.now()]).toEqual([50_500, 50_500])
  // A source that is measured again may have been ahead.
  other.resumeFrom(one.now() + 40, one.frozen, one.zero)
  expect(other.now()).toBe(50_540)
  source += 100
  expect(other.now()).toBe(50_600)
})
