import { describe, expect, test } from 'vitest'
import type { AskedDocument, HandedDocument, Recipient } from '../../domain/state/recipient.ts'
import { aDocument, issuedOn } from '../../testing/documents.ts'
import { aRecipient } from '../../testing/people.ts'
import { documentsByType } from './documents-by-type.rules.ts'

const TODAY = Temporal.PlainDate.from('2026-11-10')
const aRequest = (type: AskedDocument['type'], given: Partial<AskedDocument> = {}): AskedDocument => ({
  type,
  label: 'Jak o něj nadace požádala',
  askedOn: '2026-11-02',
  dueOn: '2026-11-30',
  ...given,
})
const typesOf = (handedDocuments: readonly HandedDocument[], given: Partial<Recipient> = {}, today = TODAY) =>
  documentsByType(aRecipient({ handedDocuments, ...given }), today)
const stateOf = (...args: Parameters<typeof typesOf>) => typesOf(...args).map(({ state }) => state)
const student = { ...aRecipient().patient, birthYear: 2009, birthMonth: 5 }

test('without a document and a request the list is empty', () => expect(typesOf([])).toEqual([]))

describe('a type of documents is', () => {
  test("missing while it is requested: with the foundation's text and the due date", () =>
    expect(typesOf([], { askedDocuments: [aRequest('medical-report')] })).toEqual([
      {
        type: 'medical-report',
        label: 'Jak o něj nadace požádala',
        state: 'missing',
        due: '2026-11-30',
        expiresOn: null,
        files: [],
      },
    ]))

  test('missing even if there is an older document, which is still listed', () => {
    const older = issuedOn('medical-report', '2026-07-01')
    expect(typesOf([older], { askedDocuments: [aRequest('medical-report')] })).toMatchObject([
      { state: 'missing', expiresOn: Temporal.PlainDate.from('2027-01-01'), files: [older] },
    ])
  })

  test('due on the first of the requested days', () => {
    const askedDocuments = [aRequest('other'), aRequest('other', { dueOn: '2026-11-20', label: 'Dříve' })]
    expect(typesOf([], { askedDocuments })).toMatchObject([{ due: '2026-11-20', label: 'Dříve' }])
  })

  test('not missing once it was handed over on that day or later, accepted or not', () => {
    const askedDocuments = [aRequest('medical-report')]
    const waiting = issuedOn('medical-report', '2026-11-02', { acceptedAt: null })
    expect(typesOf([waiting], { askedDocuments })).toMatchObject([
      { state: 'received', due: null, label: 'Lékařská zpráva' },
    ])
    expect(stateOf([issuedOn('medical-report', '2026-11-01')], { askedDocuments })).toEqual(['missing'])
  })

  test('received while the foundation has accepted none of it', () =>
    expect(typesOf([aDocument('request', '2026-11-09', { acceptedAt: null })])).toMatchObject([
      { state: 'received', expiresOn: null },
    ]))

  test('valid without an end if it does not expire', () =>
    expect(typesOf([aDocument('income-confirmation', '2020-01-01')])).toMatchObject([
      { label: 'Potvrzení o příjmu', state: 'valid', expiresOn: null },
    ]))

  // A report issued on 25 May ends on 25 November.
  test.each([
    ['2026-10-25', 'valid', 'more than thirty days before its end'],
    ['2026-10-26', 'expiring', 'thirty days before its end'],
    ['2026-11-25', 'expiring', 'on its last day'],
    ['2026-11-26', 'expired', 'on the day after'],
  ])('on %s %s: %s', (today, state) =>
    expect(stateOf([issuedOn('medical-report', '2026-05-25')], {}, Temporal.PlainDate.from(today))).toEqual([state]),
  )

  test.each([
    ['2026-05-25', 'received', 'which is running out'],
    ['2026-01-01', 'received', 'which has run out'],
    ['2026-10-01', 'valid', 'which is good for long'],
  ])('with an older report of %s it is %s once a newer one waits: %s', (issued, state) => {
    const waiting = issuedOn('medical-report', '2026-11-09', { acceptedAt: null })
    const older = issuedOn('medical-report', issued)
    expect(typesOf([older, waiting])).toMatchObject([{ state, files: [waiting, older] }])
  })
})

describe('a study confirmation', () => {
  test('is missing for a patient over fifteen without a request', () =>
    expect(typesOf([], { patient: student })).toMatchObject([
      { type: 'study-confirmation', label: 'Potvrzení o studiu', state: 'missing', due: null, files: [] },
    ]))

  test('is not required of a family whose help has ended', () =>
    expect(typesOf([], { patient: student, supportStatus: 'ended' })).toEqual([]))

  test('of last year has expired, and so has the report', () =>
    expect(
      typesOf([issuedOn('study-confirmation', '2025-09-10'), issuedOn('medical-report', '2026-07-02')], {
        patient: student,
      }).map(({ type, state, expiresOn: end }) => [type, state, end?.toString()]),
    ).toEqual([
      ['medical-report', 'expired', '2026-08-31'],
      ['study-confirmation', 'expired', '2026-08-31'],
    ]))
})

test('missing documents are first, then expired, expiring, received, valid ones', () =>
  expect(
    typesOf(
      [
        aDocument('request', '2026-03-01'),
        issuedOn('medical-report', '2026-05-25'),
        aDocument('income-confirmation', '2026-11-09', { acceptedAt: null }),
        issuedOn('study-confirmation', '2025-09-10'),
      ],
      { askedDocuments: [aRequest('other')] },
    ).map(({ type, state }) => `${type} ${state}`),
  ).toEqual([
    'other missing',
    'study-confirmation expired',
    'medical-report expiring',
    'income-confirmation received',
    'request valid',
  ]))
