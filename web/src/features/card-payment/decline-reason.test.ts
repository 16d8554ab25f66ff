import { expect, test } from 'vitest'
import { failureReasonOf } from './decline-reason.ts'

test.each([
  ['declined', 'insufficient-funds', 'insufficient-funds'],
  ['declined', 'card-expired', 'card-expired'],
  ['declined', 'card-blocked', 'card-blocked'],
  ['declined', 'authentication-failed', 'authentication-failed'],
  ['declined', 'refused-by-bank', 'refused-by-bank'],
  ['declined', null, 'refused-by-bank'],
  ['cancelled', null, 'cancelled'],
  ['timed-out', null, 'timed-out'],
] as const)('%s with the reason %s maps to the decline reason %s', (state, reason, want) => {
  expect(failureReasonOf({ state, reason })).toBe(want)
})
