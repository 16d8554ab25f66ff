import { expect, test } from 'vitest'
import type { Giving } from '#web/shared/api/wire.ts'
import { certificateYears, givenIn, openingYear } from './certificate-years.ts'

const giving: Giving = {
  Since: '2023-03-01',
  LastPayment: null,
  NextCharge: null,
  Years: [
    { Year: 2023, Amount: 1200, Payments: 4 },
    { Year: 2025, Amount: 6000, Payments: 12 },
  ],
}

test('the present and the last year are offered, and every year with a gift, newest first', () => {
  expect(certificateYears(giving, 2026)).toEqual([2026, 2025, 2023])
  expect(certificateYears(undefined, 2026)).toEqual([2026, 2025])
})

test('the newest year with a gift is shown first, the present one if there is none', () => {
  expect(openingYear(giving, 2026)).toBe(2025)
  expect(openingYear({ ...giving, Years: [] }, 2026)).toBe(2026)
  expect(openingYear(undefined, 2026)).toBe(2026)
})

test('a year without a gift is 0, and the amount is undefined if the provider sends none', () => {
  expect([givenIn(giving, 2025), givenIn(giving, 2024), givenIn(undefined, 2025)]).toEqual([6000, 0, undefined])
})
