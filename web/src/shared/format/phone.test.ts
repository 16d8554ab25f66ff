import { describe, expect, test } from 'vitest'
import { formatPhone, isOfferedPhone } from './phone.ts'

describe('a phone is offered to a recipient', () => {
  test.each([
    ['a Czech number', { given: '+420601234567', want: true }],
    ['a masked one', { given: '+420*****1234', want: true }],
    ['too short', { given: '+42060123456', want: false }],
    ['too long', { given: '+4206012345678', want: false }],
    ['a foreign number', { given: '+421601234567', want: false }],
    ['thirteen characters, not all digits', { given: '+420 60123456', want: false }],
    ['digits of another script', { given: `+420${'\u0661'.repeat(9)}`, want: false }],
    ['a masked prefix', { given: '+4***12345678', want: false }],
  ])('%s', (_, { given, want }) => {
    expect(isOfferedPhone(given)).toBe(want)
  })
})

test.each([
  ['a Czech number in threes', { given: '+420601234567', want: '+420 601 234 567' }],
  ['a masked number in threes', { given: '+420*****1234', want: '+420 *** **1 234' }],
  ['a number with an extension', { given: '+420601234567;ext=1234', want: '+420 601 234 567 linka\u00a01234' }],
  ['an unchanged foreign number', { given: '+421905123456', want: '+421905123456' }],
])('a phone number is written in groups: %s', (_, { given, want }) => {
  expect(formatPhone(given)).toBe(want)
})
