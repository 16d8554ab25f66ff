import { expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { codeErrorOf, isWrongCode } from './code-error.ts'

const refused = (error_code: number, error: string) => new ApiFailure({ error_code, error })

test.each([
  [408, 'code-expired', 'expired'],
  [423, 'transaction-locked', 'locked'],
  [404, 'transaction-not-found', 'replaced'],
  [409, 'code-used', 'used'],
  [409, 'email-taken', 'taken'],
])('a code refused with %i %s maps to %s', (code, error, trouble) => {
  expect(codeErrorOf(refused(code, error))).toBe(trouble)
})

test('a wrong code may be typed again, and a lost connection is no error of the code', () => {
  expect(isWrongCode(refused(401, 'wrong-code'))).toBe(true)
  expect(codeErrorOf(refused(401, 'wrong-code'))).toBeUndefined()
  expect(codeErrorOf(refused(410, 'TypeError: Failed to fetch'))).toBeUndefined()
  expect(isWrongCode(refused(401, 'token-expired'))).toBe(false)
})
