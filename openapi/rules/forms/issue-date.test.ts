import { describe, expect, test } from 'vitest'
import { checkIssueDate, monthsLater } from './issue-date.ts'

const report = { needsIssueDate: true, mostMonthsOld: 6 }
const study = { needsIssueDate: true }

describe('a day of issue', () => {
  test.each([
    ['of today is accepted', '2026-11-10', '2026-11-10', undefined],
    ['of tomorrow is refused', '2026-11-11', '2026-11-10', 'future'],
    ['exactly six months ago is accepted', '2026-05-10', '2026-11-10', undefined],
    ['six months and a day ago is refused', '2026-05-09', '2026-11-10', 'too-old'],
    ['of 31 August is accepted on the last day of February', '2026-08-31', '2027-02-28', undefined],
    ['of 31 August is refused on 1 March', '2026-08-31', '2027-03-01', 'too-old'],
    ['of 31 August is accepted on 29 February of a leap year', '2027-08-31', '2028-02-29', undefined],
    ['that is missing is refused', null, '2026-11-10', 'required'],
  ] as const)('%s', (_, issuedOn, today, want) => expect(checkIssueDate(report, issuedOn, today)).toBe(want))

  test('may be of any age if the age is not limited', () =>
    expect(checkIssueDate(study, '2020-09-01', '2026-11-10')).toBeUndefined())

  test('may be left out if it is not required, and is never in the future', () => {
    expect(checkIssueDate({ needsIssueDate: false }, null, '2026-11-10')).toBeUndefined()
    expect(checkIssueDate({ needsIssueDate: false }, '2026-11-11', '2026-11-10')).toBe('future')
  })
})

test.each([
  ['2026-10-12', 6, '2027-04-12'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %i months later is %s', (day, months, later) => expect(monthsLater(day, months)).toBe(later))
