import { describe, expect, test } from 'vitest'
import { toIsoString } from '../../domain/time/instant.ts'
import { at, NOW } from '../../testing/people.ts'
import { listingAfter, nextRewrite } from './public-list.rules.ts'

const HOUR = 3_600_000

describe('the public list is published at three in the night of Prague', () => {
  test.each([
    ['in the morning of the day before', '2026-11-10T10:00:00+01:00', '2026-11-11T03:00:00+01:00'],
    ['exactly an hour ahead', '2026-11-10T02:00:00+01:00', '2026-11-10T03:00:00+01:00'],
    ['a millisecond less than an hour ahead', '2026-11-10T02:00:00.001+01:00', '2026-11-11T03:00:00+01:00'],
    ['at the very moment', '2026-11-10T03:00:00+01:00', '2026-11-11T03:00:00+01:00'],
    ['before the night when clocks go forward', '2026-03-28T23:00:00+01:00', '2026-03-29T03:00:00+02:00'],
    ['before the night when clocks go back', '2026-10-24T23:00:00+02:00', '2026-10-25T03:00:00+01:00'],
    ['at the end of the year', '2026-12-31T12:00:00+01:00', '2027-01-01T03:00:00+01:00'],
  ])('a change made %s waits for the next', (_, now, night) =>
    expect(toIsoString(nextRewrite(at(now)))).toBe(toIsoString(at(night))),
  )

  test('a change waits at least an hour and less than 48 hours, at any time of a year', () => {
    for (let now = at('2026-01-01T00:17:00+01:00'); now < at('2027-01-01T00:00:00+01:00'); now += 53 * 60_000) {
      const wait = nextRewrite(now) - now
      expect(wait).toBeGreaterThanOrEqual(HOUR)
      expect(wait).toBeLessThan(48 * HOUR)
    }
  })
})

describe('a consent to the public list', () => {
  const listed = { isListed: true, changeDueAt: null }

  test('keeps the name listed until the night when it is withdrawn', () =>
    expect(listingAfter(listed, { nameInPublicList: false }, NOW)).toEqual({
      isListed: true,
      changeDueAt: at('2026-11-11T03:00:00+01:00'),
    }))

  test('changes nothing when it is withdrawn and given again before the night', () => {
    const leaving = listingAfter(listed, { nameInPublicList: false }, NOW)
    expect(listingAfter(leaving, { nameInPublicList: true }, NOW + 1)).toEqual(listed)
  })

  test('keeps its night when it is repeated', () => {
    const leaving = listingAfter(listed, { nameInPublicList: false }, NOW)
    expect(listingAfter(leaving, { nameInPublicList: false }, NOW + 16.5 * HOUR)).toEqual(leaving)
  })
})
