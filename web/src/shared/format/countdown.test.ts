import { expect, test } from 'vitest'
import { formatCountdown } from './countdown.ts'

test.each([
  ['fifteen minutes', { given: 900_000, want: '15:00' }],
  ['a started second is rounded up', { given: 899_999, want: '15:00' }],
  ['one second less', { given: 899_000, want: '14:59' }],
  ['the last millisecond', { given: 1, want: '00:01' }],
  ['the end', { given: 0, want: '00:00' }],
  ['past the end', { given: -5000, want: '00:00' }],
  ['more than an hour', { given: 6_000_000, want: '100:00' }],
  ['not a number', { given: Number.NaN, want: '00:00' }],
])('a countdown is written in minutes and seconds: %s', (_, { given, want }) => {
  expect(formatCountdown(given)).toBe(want)
})
