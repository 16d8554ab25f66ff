import { expect, test } from 'vitest'
import { formatFileSize, formatSizeAbove } from './file-size.ts'

test.each([
  ['nothing', { given: 0, want: ['0\u00a0B', '0\u00a0B'] }],
  ['bytes', { given: 512, want: ['512\u00a0B', '512\u00a0B'] }],
  ['exactly a kilobyte', { given: 1024, want: ['1\u00a0kB', '1\u00a0kB'] }],
  ['one decimal', { given: 1536, want: ['1,5\u00a0kB', '1.5\u00a0kB'] }],
  ['rounded to one decimal', { given: 1600, want: ['1,6\u00a0kB', '1.6\u00a0kB'] }],
  ['the limit of a form', { given: 5 * 1024 ** 2, want: ['5\u00a0MB', '5\u00a0MB'] }],
  ['just under a megabyte is rounded up', { given: 1024 ** 2 - 1, want: ['1\u00a0MB', '1\u00a0MB'] }],
  ['gigabytes', { given: 2.25 * 1024 ** 3, want: ['2,3\u00a0GB', '2.3\u00a0GB'] }],
  ['terabytes', { given: 1024 ** 4, want: ['1\u00a0TB', '1\u00a0TB'] }],
  ['petabytes', { given: 1024 ** 5, want: ['1\u00a0PB', '1\u00a0PB'] }],
  ['there is no larger unit', { given: 3 * 1024 ** 6, want: ['3\u00a0072\u00a0PB', '3,072\u00a0PB'] }],
  ['a negative number', { given: -1, want: ['', ''] }],
  ['not a number', { given: Number.NaN, want: ['', ''] }],
])('the size of a file is written in both languages: %s', (_, { given, want }) => {
  expect([formatFileSize(given, 'cs'), formatFileSize(given, 'en')]).toEqual(want)
})

test.each([
  ['a byte above the limit', { given: 5 * 1024 ** 2 + 1, want: '5,1\u00a0MB' }],
  ['well above the limit', { given: 5.62 * 1024 ** 2, want: '5,6\u00a0MB' }],
])('a size never reads as the limit that it exceeds: %s', (_, { given, want }) => {
  expect(formatSizeAbove(5 * 1024 ** 2, given, 'cs')).toBe(want)
})
