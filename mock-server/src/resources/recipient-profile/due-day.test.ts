import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantAt } from '../../domain/time/instant.ts'
import { at } from '../../testing/people.ts'
import { dueDayOf } from './due-day.rules.ts'
import { editingLockOf } from './payout-lock.rules.ts'

const family = { editingLock: 'payout' } as const
const shown = (due: string, now: string) => dueDayOf(family, due, at(now))

describe('a day until which a family must do something is never inside an editing lock (rule 10.19)', () => {
  test.each([
    ['the end of November', '2026-11-30', '2026-11-26'],
    ['the day of the payout', '2026-12-01', '2026-11-26'],
    ['the day on whose evening the lock begins', '2026-11-27', '2026-11-26'],
    ['the day before the lock', '2026-11-26', '2026-11-26'],
    ['the day on which the lock ends', '2026-12-02', '2026-12-02'],
    ['the turn of the year', '2026-12-31', '2026-12-29'],
    ['New Year’s Day', '2027-01-01', '2026-12-29'],
    ['the last Sunday of February', '2027-02-28', '2027-02-24'],
    ['after Easter', '2027-03-31', '2027-03-29'],
    ['the middle of a month', '2026-12-15', '2026-12-15'],
  ])('it is the last whole day before the lock: %s', (_, due, want) =>
    expect(shown(due, '2026-11-10T10:00:00+01:00')).toBe(want),
  )

  test.each([
    ['on the last whole day', '2026-11-26T23:59:59+01:00', '2026-11-26'],
    ['on the day of the lock, while it is still possible', '2026-11-27T17:59:59+01:00', '2026-11-27'],
    ['while locked, the first day on which it is possible again', '2026-11-27T18:00:00+01:00', '2026-12-02'],
    ['at the end of the lock', '2026-12-02T05:59:59+01:00', '2026-12-02'],
    ['after the lock', '2026-12-10T10:00:00+01:00', '2026-12-02'],
  ])('30 November %s', (_, now, want) => expect(shown('2026-11-30', now)).toBe(want))

  test('a lock around a chosen payout moves it too', () =>
    expect(dueDayOf({ editingLock: { payoutOn: '2026-11-20' } }, '2026-11-19', at('2026-11-10T10:00:00+01:00'))).toBe(
      '2026-11-17',
    ))

  test('a lock that slides with the clock moves it to tomorrow', () =>
    expect(dueDayOf({ editingLock: 'today' }, '2026-11-10', at('2026-11-10T10:00:00+01:00'))).toBe('2026-11-11'))

  test('on any day at any time it is possible until the end of the day that is shown', () => {
    const start = Temporal.PlainDate.from('2026-01-01')
    assert(
      property(
        integer({ min: 0, max: 1500 }),
        integer({ min: 0, max: 90 }),
        constantFrom('00:00', '12:00', '18:00'),
        (day, ahead, time) => {
          const today = start.add({ days: day })
          const now = instantAt(today, time)
          const due = dueDayOf(family, today.add({ days: ahead }).toString(), now)
          const isToday = due === today.toString() && editingLockOf(family, now).status !== 'locked'
          const end = instantAt(Temporal.PlainDate.from(due).add({ days: 1 }), '00:00') - 1
          expect(isToday || editingLockOf(family, end).status !== 'locked').toBe(true)
          expect(due >= today.toString()).toBe(true)
        },
      ),
    )
  })
})
