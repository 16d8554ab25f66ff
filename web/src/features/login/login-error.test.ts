import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import { errKeyOf, lockEnd } from './login-error.ts'

const lockedUntil = '2026-11-10T09:15:00.000Z'

describe('each login refusal has its own text', () => {
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

  test('a locked account with a known end', () => {
    expect(errKeyOf(new ApiFailure({ error_code: 423, error: 'account-locked', lockedUntil }))).toBe(
      'err-account-locked',
    )
  })

  test('an error of the portal itself', () => {
    expect(errKeyOf(new TypeError('x is undefined'))).toBe('err-unknown')
  })
})

describe('the end of the lock in the error text', () => {
  const locked = new ApiFailure({ error_code: 423, error: 'account-locked', lockedUntil })

  test('is the time in Prague if the lock ends on the same day', () => {
    expect(lockEnd(locked, Date.parse('2026-11-10T09:00:00Z'), 'cs')).toBe('10:15')
  })

  test('contains the date if the lock ends on another day in Prague', () => {
    expect(lockEnd(locked, Date.parse('2026-11-09T22:59:00Z'), 'cs')).toBe('10.\u00a011.\u00a02026 v\u00a010:15')
    expect(lockEnd(locked, Date.parse('2026-11-09T23:00:00Z'), 'cs')).toBe('10:15')
  })
})
