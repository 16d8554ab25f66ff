import { expect, test } from 'vitest'
import { ApiFailure } from './envelope.ts'
import { minutesToWait, problemKey } from './failure-problem.ts'

test.each([
  [410, 'lost'],
  [429, 'tooMany'],
  [500, 'ours'],
  [503, 'ours'],
  [404, 'unexpected'],
])('a failure with %i reads as %s', (code, key) => {
  expect(problemKey(new ApiFailure({ error_code: code, error: 'any' }))).toBe(key)
})

test('what is no answer at all is unexpected', () => {
  expect(problemKey(new Error('bug'))).toBe('unexpected')
})

test.each([
  [undefined, undefined],
  [0, 1],
  [60, 1],
  [61, 2],
  [900, 15],
])('a wait of %s seconds is said as %s minutes', (seconds, minutes) => {
  expect(minutesToWait(new ApiFailure({ error_code: 429, error: 'rate-limited' }, seconds))).toBe(minutes)
})
