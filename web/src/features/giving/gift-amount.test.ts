import { expect, test } from 'vitest'
import { readAmount, type TypedAmount } from './gift-amount.ts'

const wrong: TypedAmount = { isGood: false, amount: undefined }

const cases: [name: string, { given: string; want: TypedAmount }][] = [
  ['nothing yet', { given: ' ', want: { isGood: true, amount: undefined } }],
  ['whole crowns', { given: '350', want: { isGood: true, amount: 350 } }],
  ['a gap between thousands', { given: '12\u00a0500', want: { isGood: true, amount: 12_500 } }],
  ['the most a code can carry', { given: '9999999', want: { isGood: true, amount: 9_999_999 } }],
  ['one crown more', { given: '10000000', want: wrong }],
  ['nothing at all', { given: '0', want: wrong }],
  ['less than nothing', { given: '-5', want: wrong }],
  ['hellers', { given: '10,50', want: wrong }],
  ['an exponent', { given: '1e3', want: wrong }],
]

test.each(cases)('the typed amount of a gift is parsed: %s', (_, { given, want }) => {
  expect(readAmount(given)).toEqual(want)
})
