import { expect, test } from 'vitest'
import { birthDateOf } from '../../shared/forms/birth-date.ts'
import { issueDateFault, monthsLater, needsIssueDate } from './issue-date.ts'

const on = (iso: string) => ({ kind: 'complete', iso }) as const

test.each([
  ['issued today', '2026-11-10', '2026-11-10', undefined],
  ['issued tomorrow', '2026-11-11', '2026-11-10', 'future'],
  ['issued exactly six months ago', '2026-05-10', '2026-11-10', undefined],
  ['issued six months and a day ago', '2026-05-09', '2026-11-10', 'too-old'],
  ['issued on the last of August, on the last of February', '2026-08-31', '2027-02-28', undefined],
  ['issued on the last of August, the day after', '2026-08-31', '2027-03-01', 'too-old'],
] as const)('a medical report %s', (_, issued, today, fault) => {
  expect(issueDateFault('medical-report', on(issued), today)).toBe(fault)
})

test('a study confirmation may be older, and is not from tomorrow', () => {
  expect(issueDateFault('study-confirmation', on('2025-09-01'), '2026-11-10')).toBeUndefined()
  expect(issueDateFault('study-confirmation', on('2026-11-11'), '2026-11-10')).toBe('future')
})

test('a day without its year, and one that is in no calendar', () => {
  const faultOf = (day: string, month: string, year: string) =>
    issueDateFault('medical-report', birthDateOf({ day, month, year }), '2026-11-10')
  expect([faultOf('1', '10', ''), faultOf('31', '9', '2026')]).toEqual(['incomplete', 'impossible'])
})

test('only a medical report and a study confirmation are asked for their day', () => {
  const types = ['medical-report', 'study-confirmation', 'income-confirmation', 'request', 'other'] as const
  expect(types.filter(needsIssueDate)).toEqual(['medical-report', 'study-confirmation'])
})

test.each([
  ['2026-10-12', 6, '2027-04-12'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months more is %s', (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later)
})
