import { expect, test } from 'vitest'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { codeErrorOf } from './code-error.ts'

test.each<[number, string, string | undefined]>([
  [401, 'wrong-code', 'wrong-code'],
  [401, 'a-word-of-another-backend', 'wrong-code'],
  [408, 'code-expired', 'timeout'],
  [409, 'code-used', 'code-used'],
  [423, 'transaction-locked', 'transaction-locked'],
  [404, 'transaction-not-found', 'transaction-not-found'],
  [410, 'TypeError: Failed to fetch', undefined],
  [429, 'rate-limited', undefined],
  [500, 'internal-error', undefined],
])('%i %s of the verify step maps to the code error %s', (error_code, error, trouble) => {
  expect(codeErrorOf(new ApiFailure({ error_code, error }))).toBe(trouble)
})
