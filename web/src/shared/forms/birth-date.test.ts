import { describe, expect, it } from 'vitest'
import {
  type BirthDate,
  type BirthDateParts,
  birthDateOf,
  birthDateParts,
  birthYears,
  readBirthDate,
} from './birth-date.ts'

const rows: [name: string, given: BirthDateParts, want: BirthDate][] = [
  ['a complete date', { day: '4', month: '7', year: '1980' }, { kind: 'complete', iso: '1980-07-04' }],
  ['a leap day', { day: '29', month: '2', year: '2024' }, { kind: 'complete', iso: '2024-02-29' }],
  ['no leap day in another year', { day: '29', month: '2', year: '2025' }, { kind: 'impossible' }],
  ['the 31st of April', { day: '31', month: '4', year: '1980' }, { kind: 'impossible' }],
  ['a missing day', { day: '', month: '4', year: '1980' }, { kind: 'incomplete' }],
  ['a missing month', { day: '1', month: '', year: '1980' }, { kind: 'incomplete' }],
  ['a missing year', { day: '1', month: '4', year: '' }, { kind: 'incomplete' }],
]

describe('a birth date', () => {
  it.each(rows)('%s', (_name, given, want) => {
    expect(birthDateOf(given)).toEqual(want)
  })

  it('offers 101 years, from the present one to a hundred years back', () => {
    const years = birthYears(2026)
    expect(years).toHaveLength(101)
    expect([years[0], years.at(-1)]).toEqual([2026, 1926])
  })

  it('is read from the form as the field sends it', () => {
    const form = new FormData()
    form.set('birthDate.day', '1')
    form.set('birthDate.month', '12')
    form.set('birthDate.year', '2001')
    expect(readBirthDate(form, 'birthDate')).toEqual({ kind: 'complete', iso: '2001-12-01' })
    expect(readBirthDate(new FormData(), 'birthDate')).toEqual({ kind: 'incomplete' })
  })
})

it('a date is shown by the selects without leading zeros', () => {
  expect(birthDateParts('1985-04-01')).toEqual({ day: '1', month: '4', year: '1985' })
})
