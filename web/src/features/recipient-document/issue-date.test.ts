import { expect, test } from 'vitest'
import { issueDateFault } from '#web/shared/forms/issue-date.ts'
import { issueDateRule } from './issue-date.ts'

const TODAY = '2026-11-10'
const faultOf = (type: Parameters<typeof issueDateRule>[0], day: string, month: string, year: string) =>
  issueDateFault(issueDateRule(type), { day, month, year }, TODAY)

test('a medical report is at most six months old, a study confirmation may be older', () => {
  expect(faultOf('medical-report', '10', '5', '2026')).toBeUndefined()
  expect(faultOf('medical-report', '9', '5', '2026')).toBe('too-old')
  expect(faultOf('study-confirmation', '1', '9', '2025')).toBeUndefined()
  expect(faultOf('study-confirmation', '11', '11', '2026')).toBe('future')
})

test('an empty date is required, one without its year is incomplete, an impossible one is invalid', () =>
  expect([
    faultOf('medical-report', '', '', ''),
    faultOf('medical-report', '1', '10', ''),
    faultOf('medical-report', '31', '9', '2026'),
  ]).toEqual(['required', 'incomplete', 'impossible']))

test('only a medical report and a study confirmation need their date of issue', () => {
  const types = ['medical-report', 'study-confirmation', 'income-confirmation', 'request', 'other'] as const
  expect(types.filter((type) => issueDateRule(type).needsIssueDate)).toEqual(['medical-report', 'study-confirmation'])
})
