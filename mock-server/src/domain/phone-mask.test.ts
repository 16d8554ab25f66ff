import { expect, test } from 'vitest'
import { maskPhone } from './phone-mask.ts'

test.each([
  ['a Czech phone keeps its prefix and the last four digits', '+420601231234', '+420*****1234'],
  ['a Slovak one too', '+421905123456', '+421*****3456'],
  ['a longer foreign one hides more', '+4915112345678', '+491******5678'],
  ['a short one shows less', '+42012345', '+420*****'],
  ['a very short one shows nothing', '777', '***'],
  ['one without a prefix', '601231234', '*****1234'],
  ['nothing stays nothing', '', ''],
])('masked in place: %s', (_, given, want) => {
  expect(maskPhone(given)).toBe(want)
  expect(maskPhone(given)).toHaveLength(given.length)
})
