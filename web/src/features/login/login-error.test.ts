import { describe, expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { errKeyOf, lockEnd } from './login-error.ts'

const lockedUntil = '2026-11-10T09:15:00.000Z'

describe('every refusal has its own words', () => {
  test.each<[number, string, string]>([
    [401, 'user-not-found', 'err-user-not-found'],
    [401, 'wrong-credentials', 'err-wrong-credentials'],
    [401, 'anonymous-account', 'err-anonymous-account'],
    [429, 'rate-limited', 'err-rate-limited'],
    [400, 'bad-request', 'err-bad-request'],
    [500, 'internal-error', 'err-internal-error'],
    [410, 'TypeError: Failed to fetch', 'err-network'],
    [418, 'teapot', 'err-unknown'],
    [401, 'toString', 'err-unknown'],
    [423, 'account-locked', 'err-unknown'],
  ])('%i %s', (error_code, error, key) => {
    expect(errKeyOf(new ApiFailure({ error_code, error }))).toBe(key)
  })

  test('a lock that says its end', () => {
    expect(errKeyOf(new ApiFailure({ error_code: 423, error: 'account-locked', lockedUntil }))).toBe(
      'err-account-locked',
    )
  })

  test('a fault of our own', () => {
    expect(errKeyOf(new TypeError('x is undefined'))).toBe('err-unknown')
  })
})

describe('until when the account is locked', () => {
  const locked = new ApiFailure({ error_code: 423, error: 'account-locked', lockedUntil })

  test('the time in Prague, on the day of the lock', () => {
    expect(lockEnd(locked, Date.parse('2026-11-10T09:00:00Z'), 'cs')).toBe('10:15')
  })

  test('with its date when that is another day in Prague', () => {
    expect(lockEnd(locked, Date.parse('2026-11-09T22:59:00Z'), 'cs')).toBe('10. 11. 2026 10:15')
    expect(lockEnd(locked, Date.parse('2026-11-09T23:00:00Z'), 'cs')).toBe('10:15')
  })
})
