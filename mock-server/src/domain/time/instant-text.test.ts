import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { at } from '../../testing/people.ts'
import { dayOf, toIsoString } from './instant.ts'

describe('an instant', () => {
  test('is formatted as Date does, in any century', () => {
    const moments = integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 })
    const isAsDateHasIt = (moment: number) => {
      expect(toIsoString(moment)).toBe(new Date(moment).toISOString())
    }
    assert(property(moments, isAsDateHasIt))
  })

  test('that is NaN throws a RangeError', () => expect(() => toIsoString(Number.NaN)).toThrow(RangeError))

  test.each([
    ['2026-11-09T22:59:59.999Z', '2026-11-09'],
    ['2026-11-09T23:00:00Z', '2026-11-10'],
    ['2026-07-01T21:59:59.999Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('%s falls on %s in Prague', (moment, day) => expect(dayOf(at(moment)).toString()).toBe(day))
})
