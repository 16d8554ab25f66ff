import { expect, test } from 'vitest'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { npsErrorKey } from './nps-error.ts'

test.each([
  [400, 'bad-request'],
  [403, 'scope-forbidden'],
  [403, 'uid-mismatch'],
  [404, 'rating-link-not-found'],
  [409, 'idempotency-key-reused'],
  [429, 'rate-limited'],
  [500, 'internal-error'],
])('the refusal %i %s of a rating has its own text (rule 17.2)', (error_code, error) => {
  expect(npsErrorKey(new ApiFailure({ error_code, error }))).toBe(`nps-error-${error}`)
})

test('an unknown refusal has the text of an unknown error', () => {
  expect(npsErrorKey(new ApiFailure({ error_code: 418, error: 'something-new' }))).toBe('nps-error-unknown')
})
