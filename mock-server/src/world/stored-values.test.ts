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

test('any value is read back exactly: undefined, -0, the bytes of a file and special keys too', () => {
  assert(
    property(values, (value) => {
      expect(decode(encode(value))).toStrictEqual(value)
    }),
    { numRuns: 500 },
  )
})

test('a key from a visitor is stored as a plain key', () => {
  const state = JSON.parse('{"missingTranslations":{"cs":{"__proto__":1,"constructor":2}}}') as unknown
  expect(JSON.stringify(decode(encode(state)))).toBe(JSON.stringify(state))
})

test('a value that cannot be stored is refused, not silently dropped', () => {
  expect(() => encode({ rule: () => 1 })).toThrow('could not be cloned')
})
