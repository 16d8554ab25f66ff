import { expect, test } from 'vitest'
import { monthChoices } from '#web/shared/format/czech-days.ts'
import { isoMonth, presentMonth, takenCodes } from './taken-month.ts'

const november = { takenMonth: 11, takenYear: 2026 }
const future = { takenMonth: 'future' }

test.each([
  ['this month', { takenMonth: 11, takenYear: 2026 }, {}],
  ['the next month', { takenMonth: 12, takenYear: 2026 }, future],
  ['January of the next year', { takenMonth: 1, takenYear: 2027 }, future],
  ['December of the last year', { takenMonth: 12, takenYear: 2025 }, {}],
  ['a future year without its month, which is missing', { takenYear: 2027 }, {}],
])('the month in which a photo was taken is validated: %s', (_, given, codes) => {
  expect(takenCodes(given, november)).toEqual(codes)
})

test('the present month changes at midnight in Prague', () => {
  expect(presentMonth(Date.parse('2026-11-30T22:59:59Z'))).toEqual(november)
  expect(presentMonth(Date.parse('2026-11-30T23:00:00Z'))).toEqual({ takenMonth: 12, takenYear: 2026 })
  expect(presentMonth(Date.parse('2026-12-31T23:00:00Z'))).toEqual({ takenMonth: 1, takenYear: 2027 })
})

test('the select offers months by their names', () => {
  expect([monthChoices.length, monthChoices[0], monthChoices[11]]).toEqual([
    12,
    { value: '1', label: 'leden' },
    { value: '12', label: 'prosinec' },
  ])
})

test('a month before October is written with two digits', () => {
  expect(isoMonth({ takenMonth: 8, takenYear: 2026 })).toBe('2026-08')
})
