import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { anyCodePoint } from '../testing/any-code-point.ts'
import { checkShortText, textLength } from './short-text.ts'

test.each([
  ['100 letters', { given: 'a'.repeat(100), want: true }],
  ['101 letters', { given: 'a'.repeat(101), want: 'max' }],
  ['100 emoji of two units each', { given: '😀'.repeat(100), want: true }],
  ['101 emoji', { given: '😀'.repeat(101), want: 'max' }],
  ['100 decomposed letters', { given: 'c\u030c'.repeat(100), want: true }],
  ['101 decomposed letters', { given: 'c\u030c'.repeat(101), want: 'max' }],
  ['one letter that NFC decomposes, 51 times', { given: '\u0958'.repeat(51), want: 'max' }],
  ['nothing', { given: '', want: true }],
  ['control characters, which are returned unchanged', { given: '\u0001\u0008\u007f', want: true }],
  ['NUL', { given: 'a\u0000b', want: 'invalid' }],
  ['half a surrogate pair', { given: 'a\ud83d', want: 'invalid' }],
])('the length of a text is counted in characters: %s', (_, { given, want }) => {
  expect(checkShortText(given)).toBe(want)
})

test('NFC and NFD of a letter have the same length', () => {
  assert(
    property(string({ unit: anyCodePoint }), (text) => {
      expect(textLength(text.normalize('NFD'))).toBe(textLength(text))
    }),
  )
})
