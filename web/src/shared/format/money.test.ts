import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  ['small', { given: 21, want: ['21\u00a0Kč', 'CZK\u00a021'] }],
  ['thousands are not separated', { given: 1234, want: ['1234\u00a0Kč', 'CZK\u00a01234'] }],
  ['millions', { given: 1234567, want: ['1234567\u00a0Kč', 'CZK\u00a01234567'] }],
  ['nothing', { given: 0, want: ['0\u00a0Kč', 'CZK\u00a00'] }],
  ['hellers are rounded away', { given: 99.5, want: ['100\u00a0Kč', 'CZK\u00a0100'] }],
  ['not a number', { given: Number.NaN, want: ['', ''] }],
])('an amount of money is written in both languages: %s', (_, { given, want }) => {
  expect([formatMoney(given, 'cs'), formatMoney(given, 'en')]).toEqual(want)
})
