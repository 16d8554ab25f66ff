import { expect, test } from 'vitest'
import type { DocumentOfType } from '#web/shared/api/wire.ts'
import { dueStateOf } from '#web/shared/due-days/due-state.ts'
import { documentGroupOf, expiringDocuments, orderDocuments, sayingOf } from './document-groups.ts'

const document = (traits: Partial<DocumentOfType>): DocumentOfType => ({
  type: 'medical-report',
  label: 'Lékařská zpráva',
  state: 'valid',
  due: null,
  expiresOn: null,
  files: [],
  ...traits,
})

const groupsOf = (types: readonly DocumentOfType[], needsStudyConfirmation = false) =>
  types.map((each) => documentGroupOf(each, { types: [...types], needsStudyConfirmation }))

test('missing and expiring documents are needed, the others are not', () => {
  const states = ['missing', 'expired', 'expiring', 'received', 'valid'] as const
  expect(groupsOf(states.map((state) => document({ state })))).toEqual([
    'needed',
    'needed',
    'needed',
    'received',
    'valid',
  ])
})

test('from 15 years on, documents that expired with the study confirmation only need a new confirmation', () => {
  const study = document({ type: 'study-confirmation', state: 'missing', expiresOn: '2026-08-31' })
  const tied = document({ state: 'expired', expiresOn: '2026-08-31' })
  const own = document({ type: 'other', state: 'expired', expiresOn: '2026-07-01' })
  expect(groupsOf([study, tied, own], true)).toEqual(['needed', 'tied', 'needed'])
  expect(groupsOf([study, tied, own], false)).toEqual(['needed', 'needed', 'needed'])
})

test('missing documents come first, the earliest deadline on top', () => {
  const listed = orderDocuments([
    document({ label: 'valid' }),
    document({ label: 'later', state: 'missing', due: '2026-12-31' }),
    document({ label: 'ended', state: 'expired' }),
    document({ label: 'sooner', state: 'missing', due: '2026-11-30' }),
    document({ label: 'sometime', state: 'missing' }),
  ])
  expect(listed.map(({ label }) => label)).toEqual(['sooner', 'later', 'sometime', 'ended', 'valid'])
})

test.each<[string, Partial<DocumentOfType>, string, string]>([
  ['a missing one with a future deadline', { state: 'missing', due: '2026-11-30' }, 'due', '2026-11-30'],
  ['a missing one without a deadline', { state: 'missing' }, 'missing', ''],
  ['one that is being checked', { state: 'received', expiresOn: '2026-12-01' }, 'received', ''],
  ['a valid one', { state: 'valid', expiresOn: '2027-04-12' }, 'valid', '2027-04-12'],
  ['a valid one without an end', { state: 'valid' }, 'validForever', ''],
  ['an expiring one', { state: 'expiring', expiresOn: '2026-11-20' }, 'expiring', '2026-11-20'],
  ['an expired one', { state: 'expired', expiresOn: '2026-11-01' }, 'expired', '2026-11-01'],
])('the displayed state of a document: %s', (_, traits, say, date) => {
  const dueState = (due: string) => dueStateOf(due, '2026-11-10', undefined)
  expect(sayingOf(document(traits), dueState)).toEqual({ say, date })
})

test('home lists expired and expiring documents, except requested ones and those that the study confirmation prolongs', () => {
  const types = [
    document({ type: 'study-confirmation', state: 'missing', expiresOn: '2026-08-31' }),
    document({ type: 'medical-report', state: 'expired', expiresOn: '2026-08-31' }),
    document({ type: 'income-confirmation', state: 'expiring', expiresOn: '2026-11-20' }),
    document({ type: 'other', state: 'expired', expiresOn: '2026-07-01' }),
  ]
  expect(expiringDocuments({ types, needsStudyConfirmation: true }).map(({ type }) => type)).toEqual([
    'other',
    'income-confirmation',
  ])
})
