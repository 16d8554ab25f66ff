import { expect, test } from 'vitest'
import { maskPhone } from './phone-mask.rules.ts'

test.each([
  ['a Czech phone keeps its prefix and the last four digits', '+420601231234', '+420*****1234'],
  ['a Slovak one too', '+421905123456', '+421*****3456'],
  ['a longer foreign one hides more', '+4915112345678', '+491******5678'],
  ['a short one shows less', '+42012345', '+420*****'],
  ['a very short one shows nothing', '777', '***'],
  ['a letter inside hides the whole', '+42060123x234', '*************'],
  ['a gap inside too', '+420 60123123', '*************'],
  ['digits of another script too', '+42060123\u0661\u0662\u0663\u0664', '*************'],
  ['one without a prefix', '601231234', '*****1234'],
  ['nothing stays nothing', '', ''],
])('masked in place: %s', (_, given, want) => {
  expect(maskPhone(given)).toBe(want)
  expect(maskPhone(given)).toHaveLength(given.length)
})

test('an extension is hidden, and the length stays within the contract', () => {
  expect(maskPhone(`+420601231234;ext=${'1'.repeat(250)}`)).toBe('*'.repeat(20))
})
