import { describe, expect, test } from 'vitest'
import { type FormatName, formats } from './formats.ts'

const arabicDigits = '\u0661\u0662\u0663'

type Case = [name: string, { given: string; want: true | string }]

const cases: Partial<Record<FormatName, Case[]>> = {
  'cz-phone': [
    ['the prefix and nine digits', { given: '+420123456789', want: true }],
    ['no prefix', { given: '123456789', want: 'phone-not-czech' }],
    ['eight digits', { given: '+42012345678', want: 'phone-not-czech' }],
    ['ten digits', { given: '+4201234567890', want: 'phone-not-czech' }],
    ['spaces between the digits', { given: '+420 123 456 789', want: 'phone-not-czech' }],
    ['a Slovak number', { given: '+421123456789', want: 'phone-not-czech' }],
    ['digits of another script', { given: `+420${arabicDigits.repeat(3)}`, want: 'phone-not-czech' }],
    ['a trailing line end', { given: '+420123456789\n', want: 'phone-not-czech' }],
    ['a masked number', { given: '+420*****6789', want: 'phone-not-czech' }],
  ],
  'cz-phone-local': [
    ['nine digits', { given: '123456789', want: true }],
    ['a prefix', { given: '+420123456789', want: 'phone-not-local' }],
    ['spaces', { given: '123 456 789', want: 'phone-not-local' }],
    ['eight digits', { given: '12345678', want: 'phone-not-local' }],
    ['ten digits', { given: '1234567890', want: 'phone-not-local' }],
  ],
  'printable-text': [
    ['a Czech name', { given: 'Ing. Tomáš Dvořák, Ph.D.', want: true }],
    ['decomposed letters', { given: 'Tomáš Dvořák'.normalize('NFD'), want: true }],
    ['a Vietnamese name', { given: 'Nguyễn Thị Hạnh', want: true }],
    ['Greek and Cyrillic letters', { given: 'Ελένη Іванова-Ґудзь', want: true }],
    ['a company', { given: 'Nováková & syn – „Pekárna“ s.r.o.', want: true }],
    ['Chinese letters', { given: '王小明', want: 'not-printable' }],
    ['Devanagari letters', { given: 'सीता', want: 'not-printable' }],
    ['Arabic letters, which would be in the wrong order', { given: 'محمد', want: 'not-printable' }],
    ['Hebrew letters among others', { given: 'Jan שלום', want: 'not-printable' }],
    ['a picture', { given: 'Jan 🙂', want: 'not-printable' }],
    ['more than 100 characters', { given: 'a'.repeat(101), want: 'max' }],
  ],
  'postal-code': [
    ['five digits', { given: '11000', want: true }],
    ['the usual gap', { given: '796 01', want: true }],
    ['a fixed space, as a copied address has', { given: '796\u00a001', want: true }],
    ['a narrow fixed space', { given: '796\u202f01', want: true }],
    ['a tab', { given: '796\t01', want: 'postal-code-invalid' }],
    ['two gaps', { given: '796  01', want: 'postal-code-invalid' }],
    ['a gap in another place', { given: '79 601', want: 'postal-code-invalid' }],
    ['four digits', { given: '1100', want: 'postal-code-invalid' }],
    ['six digits', { given: '110000', want: 'postal-code-invalid' }],
    ['a Slovak code', { given: '811 01', want: 'postal-code-invalid' }],
    ['a first digit the post does not use', { given: '01000', want: 'postal-code-invalid' }],
  ],
  'angel-number': [
    ['four digits', { given: '1234', want: true }],
    ['ten digits', { given: '1234567890', want: true }],
    ['the anonymous number', { given: '11111111', want: true }],
    ['three digits', { given: '123', want: 'angel-number-invalid' }],
    ['eleven digits', { given: '12345678901', want: 'angel-number-invalid' }],
    ['a letter', { given: '1234a', want: 'angel-number-invalid' }],
    ['a sign', { given: '-1234', want: 'angel-number-invalid' }],
    ['digits of another script', { given: arabicDigits.repeat(2), want: 'angel-number-invalid' }],
  ],
  'personal-number': [
    ['seven digits', { given: '2000001', want: true }],
    ['three digits', { given: '200', want: 'personal-number-invalid' }],
    ['eleven digits', { given: '20000010000', want: 'personal-number-invalid' }],
    ['a space', { given: '2000 001', want: 'personal-number-invalid' }],
  ],
  'one-time-code': [
    ['six digits', { given: '482913', want: true }],
    ['leading zeros', { given: '000000', want: true }],
    ['five digits', { given: '48291', want: 'one-time-code-invalid' }],
    ['seven digits', { given: '4829130', want: 'one-time-code-invalid' }],
    ['a gap', { given: '482 913', want: 'one-time-code-invalid' }],
    ['nothing', { given: '', want: 'one-time-code-invalid' }],
  ],
  'birth-date': [
    ['a day of the calendar', { given: '1985-04-01', want: true }],
    ['29 February of a leap year', { given: '2024-02-29', want: true }],
    ['29 February of 2000', { given: '2000-02-29', want: true }],
    ['29 February of 1900', { given: '1900-02-29', want: 'birth-date-invalid' }],
    ['29 February of another year', { given: '2023-02-29', want: 'birth-date-invalid' }],
    ['31 April', { given: '1985-04-31', want: 'birth-date-invalid' }],
    ['31 December', { given: '1985-12-31', want: true }],
    ['month 13', { given: '1985-13-01', want: 'birth-date-invalid' }],
    ['month 0', { given: '1985-00-10', want: 'birth-date-invalid' }],
    ['day 0', { given: '1985-04-00', want: 'birth-date-invalid' }],
    ['year 0', { given: '0000-04-01', want: 'birth-date-invalid' }],
    ['no leading zeros', { given: '1985-4-1', want: 'birth-date-invalid' }],
    ['a time after the date', { given: '1985-04-01T00:00', want: 'birth-date-invalid' }],
    ['a date in Czech', { given: '1. 4. 1985', want: 'birth-date-invalid' }],
  ],
  'person-name': [
    ['a name', { given: 'Jana Nováková', want: true }],
    ['an apostrophe and a hyphen', { given: "D'Arc-Šťastná", want: true }],
    ['a company', { given: '1. FC Brno s.r.o.', want: true }],
    ['another script', { given: 'Оксана', want: true }],
    ['nothing, which the length alone forbids', { given: '', want: true }],
    ['spaces only', { given: '   ', want: 'name-invalid' }],
    ['digits only', { given: '12345', want: 'name-invalid' }],
    ['two lines', { given: 'Jana\nNováková', want: 'name-invalid' }],
    ['writing turned around', { given: 'Jana\u202eavokavoN', want: 'name-invalid' }],
    ['101 characters', { given: 'č'.repeat(101), want: 'max' }],
  ],
}

describe.each(Object.entries(cases))('%s', (format, rows) => {
  test.each(rows)('%s', (_, { given, want }) => {
    expect(formats[format as FormatName](given)).toBe(want)
  })
})
