import { expect, test } from 'vitest'
import { readAmount, type TypedAmount } from './gift-amount.ts'

const wrong: TypedAmount = { isGood: false, amount: undefined }

const cases: [name: string, { given: string; want: TypedAmount }][] = [
  ['an empty text', { given: ' ', want: { isGood: true, amount: undefined } }],
  ['whole crowns', { given: '350', want: { isGood: true, amount: 350 } }],
  ['a space between thousands', { given: '12\u00a0500', want: { isGood: true, amount: 12_500 } }],
  ['the highest amount of a code', { given: '9999999', want: { isGood: true, amount: 9_999_999 } }],
  ['one crown above the highest amount', { given: '10000000', want: wrong }],
  ['zero', { given: '0', want: wrong }],
  ['a negative amount', { given: '-5', want: wrong }],
  ['no hellers', { given: '500,00', want: { isGood: true, amount: 500 } }],
  ['a thousand or one, as one reads it', { given: '1.000', want: wrong }],
  ['hellers', { given: '10,50', want: wrong }],
  ['an exponent', { given: '1e3', want: wrong }],
]

test.each(cases)('the typed amount of a gift is parsed: %s', (_, { given, want }) => {
  expect(readAmount(given)).toEqual(want)
})
