import { describe, expect, test } from 'vitest'
import { dayText, instantOfWall, instantText, pragueClock, timeLeft, wallOf } from './prague-clock.ts'

describe('a time in Prague', () => {
  test.each<['cs' | 'en', string]>([
    ['cs', 'úterý 10. listopadu 2026'],
    ['en', 'Tuesday, 10 November 2026'],
  ])('is shown with its weekday in %s', (language, day) => {
    const clock = pragueClock(Date.parse('2026-11-10T09:00:05Z'), language)
    expect({ ...clock, day: clock.day.replace(/\s/g, ' ') }).toEqual({
      day,
      time: '10:00:05',
    })
  })

  test('begins its day at midnight as 00, not 24', () => {
    expect(wallOf(Date.parse('2026-11-09T23:00:00Z'))).toBe('2026-11-10T00:00:00')
  })
})

describe('a date and a time in Prague is an instant', () => {
  test.each([
    ['in winter', '2026-12-01T09:00', '2026-12-01T08:00:00.000Z'],
    ['in summer', '2026-07-01T09:00:30', '2026-07-01T07:00:30.000Z'],
    ['just before the change to summer time', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
    ['just after it', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
    ['in the hour that spring skips', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
    ['in the doubled hour of autumn, the former', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['just after the doubled hour', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_, wall, instant) => {
    expect(instantOfWall(wall)).toBe(instant)
  })

  test.each(['', '2026-12-01', '1. 12. 2026 9:00', '2026-13-01T09:00'])('%j is no instant', (wall) => {
    expect(instantOfWall(wall)).toBeUndefined()
  })
})

const [DAY, HOUR, MINUTE] = [86_400_000, 3_600_000, 60_000]

test.each([
  [10 * DAY, 'za 10 dní'],
  [10 * DAY + 14 * HOUR, 'za 11 dní'],
  [7 * DAY - 4_000, 'za 7 dní'],
  [2 * DAY + 5 * HOUR + 10 * MINUTE, 'za 2 dny 5 h'],
  [DAY - 1, 'za 1 den'],
  [23 * HOUR + 59 * MINUTE, 'za 23 h 59 min'],
  [2 * HOUR, 'za 2 hodiny'],
  [HOUR + 45 * MINUTE, 'za 1 h 45 min'],
  [HOUR - 1, 'za 1 hodinu'],
  [3 * MINUTE, 'za 3 minuty'],
  [40_000, 'za 40 sekund'],
  [-5, 'za 0 sekund'],
])('%i ms are shown as %s', (ms, words) => {
  expect(timeLeft(ms, 'cs').replace(/\s/g, ' ')).toBe(words)
})

test('the time left is shown in English, too', () => {
  expect(timeLeft(HOUR + 45 * MINUTE, 'en')).toBe('in 1 hr 45 mins')
  expect(timeLeft(2 * DAY + HOUR, 'en')).toBe('in 2 days 1 hr')
})

test('a date can be read in one way only', () => {
  const at = '2027-01-03T23:30:00.000Z'
  expect([instantText(at, 'cs'), instantText(at, 'en')]).toEqual(['4. 1. 2027 v 0:30', '4 Jan 2027, 00:30'])
  expect([dayText(at, 'en'), dayText('1985-04-01', 'en')]).toEqual(['4 Jan 2027', '1 Apr 1985'])
})
