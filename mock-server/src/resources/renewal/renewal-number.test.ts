import { expect, test } from 'vitest'
import { aRenewal, aSentRenewal } from '../../testing/renewals.ts'
import { nextRenewalNumber } from './renewal-number.rules.ts'

const next = (...renewals: readonly ReturnType<typeof aSentRenewal>[]) =>
  nextRenewalNumber({ renewals: Object.fromEntries(renewals.map((renewal, n) => [`p-${n}`, renewal])) }, 2026)

test('the first renewal has the number one', () => expect(next()).toBe('O-2026-0001'))

test('each number follows the highest number issued', () =>
  expect(next(aSentRenewal({ receiptNumber: 'O-2026-0041' }), aSentRenewal())).toBe('O-2026-0042'))

test('a number is issued once, even if a new renewal replaced its renewal', () =>
  expect(next(aSentRenewal(), aRenewal({ formerNumber: 'O-2025-0012' }))).toBe('O-2026-0013'))

test('a number may have five digits', () =>
  expect(next(aSentRenewal({ receiptNumber: 'O-2026-9999' }))).toBe('O-2026-10000'))
