import { describe, expect, test } from 'vitest'
import { aFamily } from '../../testing/families.ts'
import { at } from '../../testing/people.ts'
import { lockedUntil } from './editing-lock-guard.rules.ts'
import { lockAround } from './payout-lock.rules.ts'

const family = aFamily()

describe('a family cannot be edited around the payout of 1 December 2026', () => {
  const { from, until } = lockAround(Temporal.PlainDate.from('2026-12-01'))
  test('from Friday 18:00 until Wednesday 6:00 in Prague', () =>
    expect([from, until]).toEqual([at('2026-11-27T18:00:00+01:00'), at('2026-12-02T06:00:00+01:00')]))

  test.each([
    ['a millisecond before it starts', from - 1, null],
    ['when it starts', from, until],
    ['a millisecond after it started', from + 1, until],
    ['a millisecond before it ends', until - 1, until],
    ['when it ends', until, null],
    ['a millisecond after it ended', until + 1, null],
  ])('%s', (_, now, want) => expect(lockedUntil(family, now)).toBe(want))
})

test.each([
  ['today', true],
  ['tomorrow', false],
] as const)('a lock that slides and starts %s is active at any time: %s', (editingLock, isLocked) => {
  for (const now of [at('2026-11-10T10:00:00+01:00'), at('2027-03-28T03:00:00+02:00'), at('2031-01-01T00:00:00+01:00')])
    expect(lockedUntil({ editingLock }, now) !== null).toBe(isLocked)
})
