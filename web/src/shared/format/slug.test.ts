import { assert, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slug } from './slug.ts'

describe('slug', () => {
  test.each([
    ['words in Czech', { given: 'Příběh rodiny Šťastných', want: 'pribeh-rodiny-stastnych' }],
    ['accents apart', { given: 'Pr\u030ci\u0301be\u030ch', want: 'pribeh' }],
    ['punctuation goes', { given: 'Jak (a komu) pomáhám?!', want: 'jak-a-komu-pomaham' }],
    ['dashes and spaces become one dash', { given: '  a - b -- c  ', want: 'a-b-c' }],
    ['digits are unchanged', { given: 'Rok 2026', want: 'rok-2026' }],
    ['an ampersand is read in English', { given: 'Máma & táta', want: 'mama-and-tata' }],
    ['punctuation only', { given: '???', want: '' }],
    ['an empty text', { given: '', want: '' }],
  ])('%s', (_, { given, want }) => {
    expect(slug(given)).toBe(want)
  })

  test('is lowercase words of letters and digits joined by single dashes, for any input', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        expect(slug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
})
