import { expect, test } from 'vitest'
import { aRenewal, aSentRenewal } from '../../testing/renewals.ts'
import { nextRenewalNumber } from './renewal-number.rules.ts'

const next = (...renewals: readonly ReturnType<typeof aSentRenewal>[]) =>
  nextRenewalNumber({ renewals: Object.fromEntries(renewals.map((renewal, n) => [`p-${n}`, renewal])) }, 2026)

test('the first renewal ever is number one', () => expect(next()).toBe('O-2026-0001'))

test('each has the number after the highest that was given', () =>
  expect(next(aSentRenewal({ receiptNumber: 'O-2026-0041' }), aSentRenewal())).toBe('O-2026-0042'))

test('a number is given once, though its renewal made place for a new one', () =>
  expect(next(aSentRenewal(), aRenewal({ formerNumber: 'O-2025-0012' }))).toBe('O-2026-0013'))

test('a fifth digit takes nothing away', () =>
  expect(next(aSentRenewal({ receiptNumber: 'O-2026-9999' }))).toBe('O-2026-10000'))
