import { describe, expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import type { ExportCell } from './export-cell.ts'

const line = (cells: ExportCell[], language: 'cs' | 'en' = 'cs') => csvOf([cells], language).slice(1, -2)

test('a spreadsheet program reads Czech letters right: the file has a byte order mark, lines end as RFC 4180 says', () => {
  const bytes = new TextEncoder().encode(csvOf([['Příspěvek'], ['žluťoučký']], 'cs'))
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe('Příspěvek\r\nžluťoučký\r\n')
})

test('numbers and days are unquoted; a day is ISO in every language', () => {
  expect(line([{ date: '2026-11-06' }, 1_000, 'převodem'])).toBe('2026-11-06;1000;převodem')
  expect(line([{ date: '2026-11-06' }, -5, 'transfer'], 'en')).toBe('2026-11-06,-5,transfer')
})

test.each([
  ['after the separator of the other language', 'Tomáš,=1+1', 'cs', "Tomáš,'=1+1"],
  ['after its own separator', 'Tomáš, @SUM(A1)', 'en', `"Tomáš, '@SUM(A1)"`],
  ['after a semicolon in English', 'Tomáš;-2+3', 'en', "Tomáš;'-2+3"],
  ['after a line end', 'Tomáš\n+1+1', 'cs', `"Tomáš\n'+1+1"`],
] as const)('no program takes a part of a text for a formula: %s', (_, text, language, written) => {
  expect(line([text], language)).toBe(written)
})

test.each(['Tomáš, -200', 'Volejte, +420 601 123 456', 'A-B; 5 - 3'])('%s within a text is unchanged', (text) => {
  expect(line([text], 'cs').replaceAll('"', '')).toBe(text)
})

describe('quotes', () => {
  test.each([
    ['a semicolon in Czech', 'Tomáš; Žofie', 'cs', '"Tomáš; Žofie"'],
    ['a comma in English', 'Tomáš 300, Žofie 200', 'en', '"Tomáš 300, Žofie 200"'],
    ['a quotation mark', 'tzv. "pomoc"', 'cs', '"tzv. ""pomoc"""'],
    ['a line end', 'první\ndruhý', 'cs', '"první\ndruhý"'],
    ['a space at the end', 'Tomáš ', 'cs', '"Tomáš "'],
  ] as const)('%s', (_, text, language, written) => {
    expect(line([text], language)).toBe(written)
  })

  test('are not added to a value that needs none', () => {
    expect(line(['Tomáš, Žofie'])).toBe('Tomáš, Žofie')
  })
})

test.each(['=1+1', '+420', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '=HYPERLINK("https://x.example";"y")'])(
  'a text that would be a formula is exported as a text: %j',
  (text) => {
    const written = line([text])
    expect(written.replace(/^"/, '').charAt(0)).toBe("'")
    expect(written).toContain(text.replace(/"/g, '""'))
  },
)
