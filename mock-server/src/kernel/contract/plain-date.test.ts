import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainDate } from './schemas.ts'

test('a date is accepted as Temporal accepts it', () => {
  const digits = (most: number, length: number) =>
    integer({ min: 0, max: most }).map((n) => `${n}`.padStart(length, '0'))
  const isDay = (text: string) => {
    try {
      return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text
    } catch {
      return false
    }
  }
  assert(
    property(digits(9999, 4), digits(14, 2), digits(33, 2), (year, month, day) => {
      const text = `${year}-${month}-${day}`
      expect([text, isPlainDate(text)]).toEqual([text, isDay(text)])
    }),
    { numRuns: 2_000 },
  )
  expect(['2026-1-1', '2026-01-01T00:00', 'x2026-01-01', '2000-02-29', '1900-02-29'].map(isPlainDate)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ])
})
