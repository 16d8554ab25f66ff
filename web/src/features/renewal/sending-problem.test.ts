import { expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { type SendingProblem, sendingProblem } from './sending-problem.ts'

const failure = (error_code: number, error: string) => new ApiFailure({ error_code, error })

test.each<[string, number, string, SendingProblem]>([
  ['a lost answer', 410, 'TypeError: Failed to fetch', 'lost'],
  ['an error of the foundation', 500, 'internal-error', 'unknown'],
  ['too many tries', 429, 'rate-limited', 'tooMany'],
  ['a form that has changed', 409, 'form-changed', 'changed'],
  ['answers that do not fit', 422, 'form-refused', 'refused'],
  ['a renewal that was closed', 409, 'renewal-not-open', 'notOpen'],
  ['the lock around a payout', 423, 'editing-locked', 'locked'],
  ['anything else', 400, 'bad-request', 'unknown'],
])('%s: what is said', (_, code, error, problem) => {
  expect(sendingProblem(failure(code, error))).toBe(problem)
})
