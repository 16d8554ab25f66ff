import { expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { type SaveProblem, saveProblem } from './save-problem.ts'

test.each<[number, SaveProblem]>([
  [400, 'shortOutage'],
  [410, 'lost'],
  [429, 'tooMany'],
  [500, 'retryShortly'],
  [403, 'unknown'],
  [503, 'unknown'],
])('a profile refused with %i reads as %s (rule 17.3)', (code, problem) => {
  expect(saveProblem(new ApiFailure({ error_code: code, error: 'anything' }))).toBe(problem)
})

test('what has no code at all is an unknown error or an outage', () => {
  expect(saveProblem(undefined)).toBe('unknown')
  expect(saveProblem(new TypeError('nothing came'))).toBe('unknown')
})
