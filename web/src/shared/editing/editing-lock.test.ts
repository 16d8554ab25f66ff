import { expect, test } from 'vitest'
import { type LockState, lockDay, lockState } from './editing-lock.ts'

const aroundDecemberPayout = {
  WarningAt: '2026-11-25T23:00:00.000Z',
  LockedAt: '2026-11-27T17:00:00.000Z',
  LockedUntil: '2026-12-02T05:00:00.000Z',
}

test.each<[string, string, LockState]>([
  ['long before it', '2026-11-10T10:00+01:00', 'open'],
  ['the last millisecond before the warning', '2026-11-25T23:59:59.999+01:00', 'open'],
  ['the start of the day before', '2026-11-26T00:00+01:00', 'warning'],
  ['the last millisecond before the lock', '2026-11-27T17:59:59.999+01:00', 'warning'],
  ['the moment of the lock', '2026-11-27T18:00+01:00', 'locked'],
  ['the last millisecond of the lock', '2026-12-02T05:59:59.999+01:00', 'locked'],
  ['the unlock moment', '2026-12-02T06:00+01:00', 'open'],
])('%s: %s is %s', (_, now, state) => {
  expect(lockState(aroundDecemberPayout, Date.parse(now))).toBe(state)
})

test.each([
  ['the evening before', '2026-11-26T23:59:59+01:00', 'tomorrow'],
  ['the night of the very day, still the day before in London', '2026-11-27T00:00+01:00', 'today'],
  ['two days before', '2026-11-25T12:00+01:00', 'later'],
] as const)('%s it begins %s: %s', (_, now, day) => {
  expect(lockDay(aroundDecemberPayout, Date.parse(now))).toBe(day)
})

test('the day before a lock is the day before over the end of summer time too', () => {
  const lock = { ...aroundDecemberPayout, LockedAt: '2026-10-26T17:00:00.000Z' }
  expect(lockDay(lock, Date.parse('2026-10-25T01:30+02:00'))).toBe('tomorrow')
})
