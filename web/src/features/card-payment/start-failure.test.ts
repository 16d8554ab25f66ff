import { describe, expect, test } from 'vitest'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { failureReasonOf } from './decline-reason.ts'
import { type StartFailure, startFailureOf, UnusableGateway } from './start-failure.ts'

describe('why a payment did not get to the gateway', () => {
  test.each<[number, string, StartFailure]>([
    [410, 'TypeError: Failed to fetch', 'lost'],
    [429, 'rate-limited', 'rate-limited'],
    [409, 'idempotency-key-reused', 'key-reused'],
    [500, 'internal-error', 'provider'],
    [503, 'something-new', 'provider'],
    [400, 'bad-request', 'unknown'],
    [418, 'toString', 'unknown'],
  ])('%i %s', (error_code, error, want) => {
    expect(startFailureOf(new ApiFailure({ error_code, error }))).toBe(want)
  })

  test('a gateway nobody may be sent to, and a fault of our own', () => {
    expect(startFailureOf(new UnusableGateway())).toBe('gateway')
    expect(startFailureOf(new TypeError('x is undefined'))).toBe('unknown')
  })
})

test.each([
  ['declined', 'insufficient-funds', 'insufficient-funds'],
  ['declined', 'card-expired', 'card-expired'],
  ['declined', null, 'refused-by-bank'],
  ['cancelled', null, 'cancelled'],
  ['timed-out', null, 'timed-out'],
] as const)('%s with the reason %s is told as %s', (status, reason, want) => {
  expect(failureReasonOf({ status, reason })).toBe(want)
})
