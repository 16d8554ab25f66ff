import { expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { isDecided, type SendingProblem, sendingProblem } from './sending-problem.ts'

const failure = (error_code: number, error: string) => new ApiFailure({ error_code, error })

test.each<[string, number, string, SendingProblem, boolean]>([
  ['a lost answer', 410, 'TypeError: Failed to fetch', 'lost', false],
  ['an error of the foundation', 500, 'internal-error', 'unknown', false],
  ['too many tries', 429, 'rate-limited', 'tooMany', false],
  ['a form that has changed', 409, 'form-changed', 'changed', true],
  ['answers that do not fit', 422, 'form-refused', 'refused', true],
  ['a renewal that was closed', 409, 'renewal-not-open', 'notOpen', true],
  ['the lock around a payout', 423, 'editing-locked', 'locked', true],
  ['anything else', 400, 'bad-request', 'unknown', true],
])('%s: what is said, and whether it was decided', (_, code, error, problem, decided) => {
  expect(sendingProblem(failure(code, error))).toBe(problem)
  expect(isDecided(failure(code, error))).toBe(decided)
})
