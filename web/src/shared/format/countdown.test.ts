import { expect, test } from 'vitest'
import { codeDeadline, formatCountdown } from './countdown.ts'

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

test('15 minutes of a code start at 15:00 for every fraction of the second that the Date header leaves out', () => {
  const now = Date.parse('2026-11-10T09:00:00Z')
  for (const fraction of ['000', '001', '999']) {
    expect(formatCountdown(codeDeadline(`2026-11-10T09:15:00.${fraction}Z`) - now)).toBe('15:00')
  }
})
