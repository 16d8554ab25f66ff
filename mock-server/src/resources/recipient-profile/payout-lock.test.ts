import { describe, expect, test } from 'vitest'
import { toIsoString } from '../../domain/time/instant.ts'
import { at } from '../../testing/people.ts'
import { editingLockOf, lockAround, lockEndOf } from './payout-lock.rules.ts'

const shown = (moment: number) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('Europe/Prague').toPlainDateTime().toString()

describe('the lock around a payout (rule 10.16)', () => {
  test.each([
    ['1 December 2026', '2026-12-01', '2026-11-26T00:00:00', '2026-11-27T18:00:00', '2026-12-02T06:00:00'],
    [
      '4 January 2027, over the holidays',
      '2027-01-04',
      '2026-12-29T00:00:00',
      '2026-12-30T18:00:00',
      '2027-01-05T06:00:00',
    ],
    ['1 April 2027, after Easter', '2027-04-01', '2027-03-29T00:00:00', '2027-03-30T18:00:00', '2027-04-02T06:00:00'],
    [
      '2 November 2026, after the change of clocks',
      '2026-11-02',
      '2026-10-28T00:00:00',
      '2026-10-29T18:00:00',
      '2026-11-03T06:00:00',
    ],
  ])('of %s', (_, day, warning, from, until) => {
    const lock = lockAround(Temporal.PlainDate.from(day))
    expect([lock.warningAt, lock.from, lock.until].map(shown)).toEqual([warning, from, until])
  })

  test.each([
    ['nothing on 10 November', '2026-11-10T10:00:00.000+01:00', 'open'],
    ['a millisecond before the day before', '2026-11-25T23:59:59.999+01:00', 'open'],
    ['from the start of the day before', '2026-11-26T00:00:00.000+01:00', 'warning'],
    ['a millisecond before 18:00', '2026-11-27T17:59:59.999+01:00', 'warning'],
    ['from 18:00', '2026-11-27T18:00:00.000+01:00', 'locked'],
    ['over the turn of the month', '2026-12-01T12:00:00.000+01:00', 'locked'],
    ['a millisecond before 6:00 of the day after', '2026-12-02T05:59:59.999+01:00', 'locked'],
    ['at 6:00 it is open', '2026-12-02T06:00:00.000+01:00', 'open'],
  ])('by the clock: %s', (_, now, want) => expect(editingLockOf({ editingLock: 'payout' }, at(now)).status).toBe(want))

  test.each([
    ['a millisecond before its end', '2027-02-02T05:59:59.999+01:00', '2027-02-02T05:00:00.000Z'],
    ['at its end', '2027-03-02T06:00:00.000+01:00', '2027-04-02T04:00:00.000Z'],
    ['a millisecond after its end', '2027-05-04T06:00:00.001+02:00', '2027-06-02T04:00:00.000Z'],
  ])('the current or next lock window: %s', (_, now, until) =>
    expect(toIsoString(editingLockOf({ editingLock: 'payout' }, at(now)).until)).toBe(until),
  )
})

describe('the lock around a payout of a chosen day, whatever the calendar says', () => {
  const editingLock = { payoutOn: '2026-11-10' }
  test.each([
    ['of that day', '2026-11-10T10:00', 'locked', '2026-11-11T06:00:00'],
    ['of the next night', '2026-11-11T05:59', 'locked', '2026-11-11T06:00:00'],
    ['from 6:00 of the next day', '2026-11-11T06:00', 'open', '2026-12-02T06:00:00'],
    ['in the next lock of the calendar', '2026-12-01T12:00', 'locked', '2026-12-02T06:00:00'],
    ['before it', '2026-11-06T10:00', 'warning', '2026-11-11T06:00:00'],
  ])('%s', (_, moment, status, until) => {
    const lock = editingLockOf({ editingLock }, at(`${moment}:00+01:00`))
    expect([lock.status, shown(lock.until)]).toEqual([status, until])
  })

  test.each(['2026-11-27T10:00', '2026-11-27T19:00', '2026-12-01T12:00'])(
    'does not end before a lock of the calendar that is in force then: at %s',
    (moment) => {
      const lock = editingLockOf({ editingLock: { payoutOn: '2026-11-27' } }, at(`${moment}:00+01:00`))
      expect([lock.status, shown(lock.until)]).toEqual(['locked', '2026-12-02T06:00:00'])
    },
  )

  test.each([
    ['at 6:00 of the next day', { payoutOn: '2026-11-10' }, '2026-11-11T06:00:00'],
    ['at 6:00 of the next day, on a payout of the calendar too', { payoutOn: '2026-12-01' }, '2026-12-02T06:00:00'],
    ['not while a lock of the calendar continues', { payoutOn: '2026-11-27' }, null],
    ['not if there is none', 'payout', null],
    ['not if it slides with the clock', 'today', null],
  ] as const)('opens the account %s', (_, editingLock, until) => {
    const end = lockEndOf({ editingLock })
    expect(end === null ? null : shown(end)).toBe(until)
  })
})

describe('locks that slide with the clock', () => {
  const moments = ['2026-11-10T00:00', '2026-11-10T05:59', '2026-11-10T10:00', '2026-11-14T23:59', '2027-01-01T12:00']
  test.each(moments)('hold at %s', (moment) => {
    const now = at(`${moment}:00+01:00`)
    expect(editingLockOf({ editingLock: 'today' }, now).status).toBe('locked')
    const tomorrow = editingLockOf({ editingLock: 'tomorrow' }, now)
    expect(tomorrow.status).toBe('warning')
    expect(shown(tomorrow.from)).toBe(`${Temporal.PlainDate.from(moment.slice(0, 10)).add({ days: 1 })}T18:00:00`)
  })
})
