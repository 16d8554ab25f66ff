import { describe, expect, test } from 'vitest'
import { nextCharge } from './card-charge.ts'
import { at } from './testing/people.ts'

const next = (firstOn: string, after: string) => nextCharge({ firstOn }, at(after))?.day.toString() ?? null

describe('the next charge of a recurring card (decision 1)', () => {
  test.each([
    ['comes on the 20th', '2026-01-10', '2026-11-10T10:00:00+01:00', '2026-11-20'],
    ['moves behind a week-end', '2026-01-10', '2026-11-20T06:00:00+01:00', '2026-12-21'],
    ['is still to come a millisecond before 6:00', '2026-01-10', '2026-11-20T05:59:59.999+01:00', '2026-11-20'],
    ['after a first one on the 24th comes next month', '2026-11-24', '2026-11-24T12:00:00+01:00', '2026-12-21'],
    ['after a first one on the 25th skips a month', '2026-11-25', '2026-11-25T12:00:00+01:00', '2027-01-20'],
    ['is not before the second month', '2026-11-10', '2026-11-10T12:00:00+01:00', '2026-12-21'],
    ['is the last one before the third anniversary', '2023-11-21', '2026-11-10T10:00:00+01:00', '2026-11-20'],
    ['does not fall on the third anniversary', '2023-11-20', '2026-11-10T10:00:00+01:00', null],
    ['ended long ago', '2020-01-10', '2026-11-10T10:00:00+01:00', null],
  ])('%s', (_, firstOn, after, want) => expect(next(firstOn, after)).toBe(want))
})
