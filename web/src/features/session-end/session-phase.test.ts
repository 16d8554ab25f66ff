import { expect, test } from 'vitest'
import { type SessionPhase, sessionPhase } from './session-phase.ts'

const end = Date.parse('2026-11-10T10:00:00.000Z')

test.each<[string, number, SessionPhase]>([
  ['an hour before the end', -3_600_000, 'quiet'],
  ['the last millisecond before two minutes', -120_001, 'quiet'],
  ['two minutes before', -120_000, 'announced'],
  ['the last millisecond before half a minute', -30_001, 'announced'],
  ['half a minute before', -30_000, 'lastCall'],
  ['the last millisecond', -1, 'lastCall'],
  ['the very end', 0, 'over'],
])('the session phase %s (%i ms) is %s', (_, offset, phase) => {
  expect(sessionPhase(end, end + offset)).toBe(phase)
})

test('nothing is announced without a token or a clock', () => {
  expect(sessionPhase(undefined, end)).toBe('quiet')
  expect(sessionPhase(end, undefined)).toBe('quiet')
})
