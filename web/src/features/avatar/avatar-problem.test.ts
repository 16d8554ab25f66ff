import { expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { avatarProblem } from './avatar-problem.ts'

test.each([
  [410, 'TypeError: Failed to upload', 'lost'],
  [413, 'payload-too-large', 'oversize'],
  [400, 'file-oversize', 'oversize'],
  [400, 'file-type-mismatch', 'type'],
  [400, 'picture-unreadable', 'unreadable'],
  [400, 'bad-request', 'ours'],
  [429, 'rate-limited', 'tooMany'],
  [500, 'internal-error', 'ours'],
])('an avatar refused with %i %s is explained as %s', (error_code, error, problem) => {
  expect(avatarProblem(new ApiFailure({ error_code, error }))).toBe(problem)
})

test('a photo that this browser cannot draw is unreadable', () => {
  expect(avatarProblem(new DOMException('Broken', 'EncodingError'))).toBe('unreadable')
})
