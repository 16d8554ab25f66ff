import { expect, test } from 'vitest'
import { mergeRecord } from './merge-record.ts'

type Entry = {
  readonly phone?: string
  readonly consents: { readonly newsletter: boolean; readonly listed: boolean }
  readonly address?: { readonly street?: string; readonly city?: string }
  readonly month?: number
  readonly year?: number
}
const values = [['phone'], ['consents.newsletter'], ['consents.listed'], ['address'], ['month', 'year']]
const opened: Entry = {
  phone: '+420601000101',
  consents: { newsletter: true, listed: true },
  address: { street: 'Lipová', city: 'Brno' },
  month: 5,
  year: 2020,
}
const elsewhere = { street: 'Údolní', city: 'Praha' }
const { phone: _phone, ...withoutPhone } = opened

test.each<[string, { wanted: Entry; stored: Entry; basedOn?: Entry; record: Entry }]>([
  ['nothing changed anywhere', { wanted: opened, stored: opened, record: opened }],
  [
    'a value that the person changed is taken',
    { wanted: { ...opened, phone: '+420777000111' }, stored: opened, record: { ...opened, phone: '+420777000111' } },
  ],
  [
    'a value that was changed elsewhere stays',
    { wanted: opened, stored: { ...opened, address: elsewhere }, record: { ...opened, address: elsewhere } },
  ],
  [
    'two values that were changed on two devices are both kept',
    {
      wanted: { ...opened, phone: '+420777000111' },
      stored: { ...opened, address: elsewhere },
      record: { ...opened, phone: '+420777000111', address: elsewhere },
    },
  ],
  [
    'the same change on both devices is no conflict',
    { wanted: { ...opened, year: 2021 }, stored: { ...opened, year: 2021 }, record: { ...opened, year: 2021 } },
  ],
  [
    'a withdrawn consent is not granted again by a change of another',
    {
      wanted: { ...opened, consents: { newsletter: false, listed: true } },
      stored: { ...opened, consents: { newsletter: true, listed: false } },
      record: { ...opened, consents: { newsletter: false, listed: false } },
    },
  ],
  ['a value that the person emptied is removed', { wanted: withoutPhone, stored: opened, record: withoutPhone }],
  ['a value that was emptied elsewhere stays empty', { wanted: opened, stored: withoutPhone, record: withoutPhone }],
  [
    'an empty text, null and an empty object are a value left out',
    {
      wanted: { ...opened, phone: '', address: { street: '' } },
      basedOn: { ...withoutPhone, address: {} },
      stored: opened,
      record: opened,
    },
  ],
  [
    'a text is the same in NFC and NFD, and fields in any order',
    {
      wanted: { ...opened, address: { city: 'Brno', street: 'Lipová'.normalize('NFD') } },
      stored: { ...opened, address: elsewhere },
      record: { ...opened, address: elsewhere },
    },
  ],
])('%s', (_name, { wanted, basedOn = opened, stored, record }) =>
  expect(mergeRecord(values, { wanted, basedOn, stored })).toEqual({ kind: 'merged', record }),
)

test.each<[string, { wanted: Entry; stored: Entry; fields: readonly string[] }]>([
  ['a value', { wanted: { ...opened, phone: '1' }, stored: { ...opened, phone: '2' }, fields: ['phone'] }],
  [
    'an emptied value that got another one elsewhere',
    { wanted: withoutPhone, stored: { ...opened, phone: '2' }, fields: ['phone'] },
  ],
  [
    'two parts of one value',
    {
      wanted: { ...opened, address: { street: 'Nová', city: 'Brno' } },
      stored: { ...opened, address: { street: 'Lipová', city: 'Praha' } },
      fields: ['address'],
    },
  ],
  [
    'two fields of one value, each named',
    { wanted: { ...opened, month: 6 }, stored: { ...opened, year: 2021 }, fields: ['month', 'year'] },
  ],
  [
    'several values',
    {
      wanted: { ...opened, phone: '1', address: {} },
      stored: { ...opened, phone: '2', address: elsewhere },
      fields: ['phone', 'address'],
    },
  ],
])('%s changed to two different things is a conflict', (_name, { wanted, stored, fields }) =>
  expect(mergeRecord(values, { wanted, basedOn: opened, stored })).toEqual({ kind: 'conflict', fields }),
)
