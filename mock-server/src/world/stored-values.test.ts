import { anything, assert, property } from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode } from './stored-values.ts'

const values = anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

test('any value comes back exactly as it was: undefined, -0, the bytes of a file and naughty keys too', () => {
  assert(
    property(values, (value) => {
      expect(decode(encode(value))).toStrictEqual(value)
    }),
    { numRuns: 500 },
  )
})

test('a key of a visitor stays a key', () => {
  const state = JSON.parse('{"missingTranslations":{"cs":{"__proto__":1,"constructor":2}}}') as unknown
  expect(JSON.stringify(decode(encode(state)))).toBe(JSON.stringify(state))
})

test('what is no value is refused, not silently left out', () => {
  expect(() => encode({ rule: () => 1 })).toThrow('could not be cloned')
})
