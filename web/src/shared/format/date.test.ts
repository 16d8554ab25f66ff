import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatMonthYear, formatTime } from './date.ts'

describe('a date', () => {
  test.each([
    ['a business date', { given: '2026-12-01', want: ['1.\u00a012.\u00a02026', '12/01/2026'] }],
    ['an instant', { given: '2026-11-10T09:00:00.000Z', want: ['10.\u00a011.\u00a02026', '11/10/2026'] }],
    [
      'an instant that is already tomorrow in Prague',
      { given: '2026-11-10T23:30:00Z', want: ['11.\u00a011.\u00a02026', '11/11/2026'] },
    ],
    [
      'an instant that is still today in Prague in winter',
      { given: '2026-11-10T22:59:59Z', want: ['10.\u00a011.\u00a02026', '11/10/2026'] },
    ],
    ['summer time', { given: '2026-07-31T22:00:00Z', want: ['1.\u00a08.\u00a02026', '08/01/2026'] }],
    [
      'the last second of the year in Prague',
      { given: '2026-12-31T22:59:59Z', want: ['31.\u00a012.\u00a02026', '12/31/2026'] },
    ],
    [
      'an instant with its own offset',
      { given: '2026-11-10T10:00+01:00', want: ['10.\u00a011.\u00a02026', '11/10/2026'] },
    ],
    ['29 February', { given: '2024-02-29', want: ['29.\u00a02.\u00a02024', '02/29/2024'] }],
    ['29 February of another year', { given: '2026-02-29', want: ['', ''] }],
    ['month 13', { given: '2026-13-01', want: ['', ''] }],
    ['an invalid hour', { given: '2026-11-10T99:00:00Z', want: ['', ''] }],
    ['an instant without a zone', { given: '2026-11-10T10:00:00', want: ['', ''] }],
    ['words', { given: 'včera', want: ['', ''] }],
    ['nothing', { given: '', want: ['', ''] }],
  ])('%s', (_, { given, want }) => {
    expect([formatDate(given, 'cs'), formatDate(given, 'en')]).toEqual(want)
  })
})

describe('a date with its time', () => {
  test.each([
    [
      'an instant',
      { given: '2026-11-10T17:05:00Z', want: ['10.\u00a011.\u00a02026 v\u00a018:05', '11/10/2026 at\u00a018:05'] },
    ],
    [
      'midnight in Prague',
      { given: '2026-11-10T23:00:00Z', want: ['11.\u00a011.\u00a02026 v\u00a00:00', '11/11/2026 at\u00a00:00'] },
    ],
    [
      'the morning',
      { given: '2026-12-02T05:00:00Z', want: ['2.\u00a012.\u00a02026 v\u00a06:00', '12/02/2026 at\u00a06:00'] },
    ],
    [
      'an hour that needs „ve“',
      { given: '2026-11-10T11:30:00Z', want: ['10.\u00a011.\u00a02026 ve\u00a012:30', '11/10/2026 at\u00a012:30'] },
    ],
    ['a business date has no time', { given: '2026-11-10', want: ['10.\u00a011.\u00a02026', '11/10/2026'] }],
    ['words', { given: 'včera', want: ['', ''] }],
  ])('%s', (_, { given, want }) => {
    expect([formatDateTime(given, 'cs'), formatDateTime(given, 'en')]).toEqual(want)
  })
})

test('the time of an instant is that of Prague, in summer too, without a leading zero', () => {
  expect([formatTime('2026-11-10T17:00:00Z'), formatTime('2026-07-10T04:00:00Z')]).toEqual(['18:00', '6:00'])
})

test('a business date and other texts have no time', () => {
  expect([formatTime('2026-11-10'), formatTime('včera')]).toEqual(['', ''])
})

describe('a month', () => {
  test.each([
    ['written as a month', { given: '2026-03', want: '03/2026' }],
    ['of a business date', { given: '2026-11-30', want: '11/2026' }],
    ['of an instant, by the calendar of Prague', { given: '2026-11-30T23:30:00Z', want: '12/2026' }],
    ['month 13', { given: '2026-13', want: '' }],
    ['nothing', { given: '', want: '' }],
  ])('%s', (_, { given, want }) => {
    expect(formatMonthYear(given)).toBe(want)
  })
})
