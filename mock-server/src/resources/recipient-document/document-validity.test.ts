import { describe, expect, test } from 'vitest'
import type { HandedDocument } from '../../domain/state/recipient.ts'
import { aDocument, issuedOn } from '../../testing/documents.ts'
import { aRecipient } from '../../testing/people.ts'
import { expiresOn, needsStudyConfirmation, newestAccepted } from './document-validity.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const TODAY = day('2026-11-10')
const child = aRecipient().patient
const born = (birthYear: number, birthMonth: number) => ({ ...child, birthYear, birthMonth })
const endOf = (handed: HandedDocument, others: readonly HandedDocument[] = []) =>
  expiresOn({ patient: child, handedDocuments: [...others, handed] }, handed, TODAY)?.toString() ?? null

describe('a medical report', () => {
  test.each([
    ['2026-05-10', '2026-11-10', 'the last day counts in'],
    ['2026-08-31', '2027-02-28', 'a shorter month ends sooner'],
    ['2027-08-31', '2028-02-29', 'in a leap year a day later'],
    ['2026-10-31', '2027-04-30', 'a month of thirty days'],
    ['2026-12-31', '2027-06-30', 'over the end of the year'],
  ])('issued on %s is valid until %s: %s', (issued, end) => expect(endOf(issuedOn('medical-report', issued))).toBe(end))

  test('without a day of issue in an older record is valid from the day it was handed over', () =>
    expect(endOf(aDocument('medical-report', '2026-08-20'))).toBe('2027-02-20'))
})

describe('a study confirmation is valid until the end of the school year', () => {
  test.each([
    ['2025-09-01', '2026-08-31'],
    ['2026-08-31', '2026-08-31'],
    ['2026-09-01', '2027-08-31'],
    ['2026-12-31', '2027-08-31'],
    ['2027-01-01', '2027-08-31'],
  ])('issued on %s: %s', (issued, end) => expect(endOf(issuedOn('study-confirmation', issued))).toBe(end))
})

test.each(['income-confirmation', 'request', 'other'] as const)('a document of the type %s does not expire', (type) =>
  expect(endOf(aDocument(type, '2020-01-01'))).toBeNull(),
)

describe('a study confirmation is needed', () => {
  test.each([
    [2011, 11, '2026-11-01', true, 'in the month of the fifteenth birthday'],
    [2011, 12, '2026-11-30', false, 'not in the month before it'],
    [2011, 1, '2026-01-01', true, 'in January already'],
    [2011, 12, '2026-12-01', true, 'in December'],
    [1991, 12, '2026-11-10', true, 'of a grown-up patient too'],
    [2020, 5, '2026-11-10', false, 'not of a small child'],
    [2027, 5, '2026-11-10', false, 'not of one to be born'],
  ])('for a patient born in %i/%i on %s: %o, %s', (birthYear, birthMonth, today, want) =>
    expect(needsStudyConfirmation({ patient: born(birthYear, birthMonth) }, day(today))).toBe(want),
  )
})

describe('of a patient over fifteen', () => {
  const patient = born(2009, 5)
  const study = (issued: string, given: object = {}) => issuedOn('study-confirmation', issued, given)
  const end = (handed: ReturnType<typeof study>, ...others: ReturnType<typeof study>[]) =>
    expiresOn({ patient, handedDocuments: [...others, handed] }, handed, TODAY)?.toString() ?? null
  const report = issuedOn('medical-report', '2026-07-02')

  test('no document is valid for longer than the study confirmation', () => {
    expect(end(report, study('2025-09-10'))).toBe('2026-08-31')
    expect(end(aDocument('request', '2026-07-02'), study('2025-09-10'))).toBe('2026-08-31')
  })

  test('a document that ends sooner keeps its end', () => expect(end(report, study('2026-09-10'))).toBe('2027-01-02'))

  test('the newest accepted confirmation decides', () => {
    expect(end(report, study('2025-09-10'), study('2026-09-10'))).toBe('2027-01-02')
    expect(end(report, study('2025-09-10'), study('2026-09-10', { acceptedAt: null }))).toBe('2026-08-31')
  })

  test('there is no limit while the foundation has no confirmation', () => {
    expect(end(report)).toBe('2027-01-02')
    expect(end(report, study('2025-09-10', { acceptedAt: null }))).toBe('2027-01-02')
  })

  test('the confirmation of a younger patient limits nothing', () =>
    expect(endOf(report, [study('2025-09-10')])).toBe('2027-01-02'))
})

test('the newest accepted document of a type is the last one handed over and accepted', () => {
  const first = aDocument('request', '2026-01-01')
  const second = aDocument('request', '2026-02-01')
  const waiting = aDocument('request', '2026-03-01', { acceptedAt: null })
  const handedDocuments = [first, second, waiting, aDocument('other', '2026-04-01')]
  expect(newestAccepted({ handedDocuments }, 'request')).toBe(second)
  expect(newestAccepted({ handedDocuments: [waiting] }, 'request')).toBeNull()
})
