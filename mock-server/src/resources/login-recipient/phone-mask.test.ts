import { expect, test } from 'vitest'
import { maskPhone } from './phone-mask.rules.ts'

test.each([
  ['a Czech phone shows its prefix and the last four digits', '+420601231234', '+420*****1234'],
  ['a Slovak phone shows its prefix and the last four digits', '+421905123456', '+421*****3456'],
  ['a longer foreign phone hides more', '+4915112345678', '+491******5678'],
  ['a short phone shows less', '+42012345', '+420*****'],
  ['a very short phone shows nothing', '777', '***'],
  ['a phone with a letter is hidden completely', '+42060123x234', '*************'],
  ['a phone with a gap is hidden completely', '+420 60123123', '*************'],
  ['digits of another script are hidden completely', '+42060123\u0661\u0662\u0663\u0664', '*************'],
  ['one without a prefix', '601231234', '*****1234'],
  ['an empty phone stays empty', '', ''],
])('masked in place: %s', (_, given, want) => {
  expect(maskPhone(given)).toBe(want)
  expect(maskPhone(given)).toHaveLength(given.length)
})

test('an extension is hidden, and the length stays within the contract', () => {
  expect(maskPhone(`+420601231234;ext=${'1'.repeat(250)}`)).toBe('*'.repeat(20))
})
