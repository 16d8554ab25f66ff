import { describe, expect, test } from 'vitest'
import { FILE_LIMIT } from './file-refusal.ts'
import { isToBeDrawn, shrunkSize, smallerOf } from './shrink-rules.ts'

test.each([
  ['a wide photo', { width: 4032, height: 3024 }, { width: 2000, height: 1500 }],
  ['a tall photo', { width: 3024, height: 4032 }, { width: 1500, height: 2000 }],
  ['a photo just over the limit', { width: 2001, height: 10 }, { width: 2000, height: 10 }],
  ['a photo exactly at the limit stays', { width: 2000, height: 2000 }, { width: 2000, height: 2000 }],
  ['a small photo is not blown up', { width: 120, height: 80 }, { width: 120, height: 80 }],
  ['a panorama keeps at least a line', { width: 40_000, height: 3 }, { width: 2000, height: 1 }],
])('the size to which a photo is shrunk: %s', (_, given, want) => {
  expect(shrunkSize(given)).toEqual(want)
})

test.each([
  ['many pixels', { width: 2001, height: 100 }, 1000, true],
  ['a byte too many', { width: 100, height: 100 }, FILE_LIMIT + 1, true],
  ['exactly as much as fits', { width: 2000, height: 2000 }, FILE_LIMIT, false],
])('a photo with %s is redrawn: %s', (_, size, bytes, want) => {
  expect(isToBeDrawn(size, bytes)).toBe(want)
})

describe('of the photo and its re-encoded version', () => {
  const of = (size: number) => new File([new Uint8Array(size)], `${size}.jpg`)
  const original = of(3000)

  test('the smaller one is sent', () => {
    expect(smallerOf(original, of(1000))?.size).toBe(1000)
  })
  test('the photo itself is sent if re-encoding gained nothing or failed', () => {
    expect(smallerOf(original, of(3000))).toBe(original)
    expect(smallerOf(original, undefined)).toBe(original)
  })
  test('neither is sent if both exceed the limit', () => {
    expect(smallerOf(of(FILE_LIMIT + 1), undefined)).toBeUndefined()
    expect(smallerOf(of(FILE_LIMIT), undefined)?.size).toBe(FILE_LIMIT)
  })
})
