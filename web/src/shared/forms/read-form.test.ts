import { describe, expect, test } from 'vitest'
import { readForm } from './read-form.ts'

type Entries = [name: string, value: string | File][]

function filled(entries: Entries): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

const photo = new File(['x'], 'foto.png')
const rows: [name: string, { given: Entries; want: unknown }][] = [
  ['a name and its text', { given: [['username', 'jana']], want: { username: 'jana' } }],
  ['spaces around a text stay', { given: [['password', ' andel ']], want: { password: ' andel ' } }],
  ['an empty field is left out', { given: [['note', '']], want: {} }],
  ['a password of spaces stays', { given: [['newPassword', '      ']], want: { newPassword: '      ' } }],
  ['a field of spaces is left out', { given: [['note', ' \n\u00a0']], want: {} }],
  [
    'dotted names become a group',
    {
      given: [
        ['address.city', 'Brno'],
        ['address.street', 'Husova'],
        ['name', 'Jana'],
      ],
      want: { name: 'Jana', address: { city: 'Brno', street: 'Husova' } },
    },
  ],
  ['there are two levels only', { given: [['a.b.c', 'x']], want: { a: { 'b.c': 'x' } } }],
  ['an empty group is left out', { given: [['address.city', '']], want: {} }],
  [
    'a repeated name becomes a list',
    {
      given: [
        ['hobbies', 'kolo'],
        ['hobbies', ''],
        ['hobbies', 'zpěv'],
      ],
      want: { hobbies: ['kolo', 'zpěv'] },
    },
  ],
  ['a file stays a file', { given: [['photo', photo]], want: { photo } }],
  ['an empty file field is left out', { given: [['photo', new File([], '')]], want: {} }],
]

describe('a form is read', () => {
  test.each(rows)('%s', (_, { given, want }) => {
    expect(readForm(filled(given))).toEqual(want)
  })

  test('a field called __proto__ is an ordinary field', () => {
    const values = readForm(filled([['__proto__.admin', 'true']]))
    expect(Object.keys(values)).toEqual(['__proto__'])
    expect('admin' in {}).toBe(false)
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
  })
})
