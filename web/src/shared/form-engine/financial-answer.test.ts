import { expect, test } from 'vitest'
import { MAX_PER_MONTH } from '#rules/forms/check-financial-situation.ts'
import { sumOfSide } from './financial-answer.ts'

test.each([
  ['integer crowns', { given: { wages: 20_000, pension: 500 }, want: 20_500 }],
  ['not a negative amount', { given: { wages: 20_000, pension: -500 }, want: 20_000 }],
  ['not an amount above the maximum', { given: { wages: 20_000, pension: MAX_PER_MONTH + 1 }, want: 20_000 }],
  ['not a fraction of a crown', { given: { wages: 20_000, pension: 0.5 }, want: 20_000 }],
  ['not a text', { given: { wages: 20_000, pension: Number.NaN }, want: 20_000 }],
])('the sum of a side adds %s', (_, { given, want }) => {
  expect(sumOfSide({ incomes: given, expenses: {} }, 'incomes')).toBe(want)
})
