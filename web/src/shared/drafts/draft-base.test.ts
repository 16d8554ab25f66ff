import { expect, test } from 'vitest'
import { recordValues } from '#rules/record-values.ts'
import type { Fields } from '../forms/form-draft.ts'
import { conflictsOf, typedWithBase, withPresentNames } from './draft-base.ts'

const values = recordValues.saveRecipientContacts
const opened = { phone: '1', email: 'a@b.cz', 'address.street': 'Lipová', 'address.city': 'Brno' }
const none = new Map<string, Fields>()
const draftOf = (typed: Fields, undecided: ReadonlyMap<string, Fields> = none) =>
  typedWithBase({ now: { ...opened, ...typed }, opened, undecided }, values)
const conflicts = (draft: Fields, now: Fields) => conflictsOf(draft, { ...opened, ...now }, values)

test('a draft has the changed values alone, each whole and with what it is based on', () => {
  expect(draftOf({ 'address.street': 'Dlouhá' })).toEqual({
    'address.street': 'Dlouhá',
    'address.city': 'Brno',
    'base:address.street': 'Lipová',
    'base:address.city': 'Brno',
  })
})

test.each<[string, Fields]>([
  ['nothing', {}],
  ['another value', { email: 'c@d.cz' }],
  ['the value to what was typed', { phone: '2' }],
])('a typed phone has no conflict if another device changed %s', (_, now) => {
  expect(conflicts(draftOf({ phone: '2' }), now)).toEqual([])
})

test('a value that was typed and changed elsewhere conflicts as a whole', () => {
  expect(conflicts(draftOf({ 'address.street': 'Dlouhá' }), { 'address.city': 'Praha' })).toEqual([
    {
      name: 'address',
      mine: { 'address.street': 'Dlouhá', 'address.city': 'Brno' },
      stored: { 'address.street': 'Lipová', 'address.city': 'Praha' },
    },
  ])
})

test('a draft of a former version, which has no base, conflicts wherever it differs from what is stored', () => {
  const former = { phone: '2', email: 'a@b.cz' }
  expect(conflicts(former, {}).map(({ name }) => name)).toEqual(['phone'])
})

test('what was typed into a field that has another name now is in the draft under that name, and so is its base', () => {
  const former = { 'dateOfBirth.day': '18', 'base:dateOfBirth.day': '17', yearOfBirth: '1984', 'address.city': 'Brno' }
  expect(withPresentNames(former)).toEqual({
    'birthDate.day': '18',
    'base:birthDate.day': '17',
    birthYear: '1984',
    'address.city': 'Brno',
  })
})

test('a conflict without a choice stays one after a reload, a chosen value does not', () => {
  const undecided = new Map<string, Fields>([['phone', { phone: '0' }]])
  expect(conflicts(draftOf({ phone: '2' }, undecided), {})).toHaveLength(1)
  expect(conflicts(draftOf({ phone: '2' }, new Map([['phone', {}]])), {})).toHaveLength(1)
  expect(conflicts(draftOf({ phone: '2' }), {})).toEqual([])
})
