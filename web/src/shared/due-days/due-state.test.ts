import { expect, test } from 'vitest'
import { dueStateOf } from './due-state.ts'

test.each([
  ['a coming day', '2026-11-26', undefined, { state: 'due', date: '2026-11-26' }],
  ['today', '2026-11-10', undefined, { state: 'dueToday', date: '2026-11-10' }],
  ['a past day', '2026-11-09', undefined, { state: 'overdue', date: '2026-11-09' }],
  ['a day after the present lock', '2026-12-08', '2026-11-12', { state: 'due', date: '2026-12-08' }],
  ['a day in the present lock', '2026-11-10', '2026-11-12', { state: 'locked', date: '2026-11-12' }],
  ['the day on which the lock ends', '2026-11-12', '2026-11-12', { state: 'locked', date: '2026-11-12' }],
  ['a past day while locked', '2026-11-01', '2026-11-12', { state: 'locked', date: '2026-11-12' }],
])('what a family reads about %s (rule 10.19)', (_, due, unlockDay, want) =>
  expect(dueStateOf(due, '2026-11-10', unlockDay)).toEqual(want),
)
