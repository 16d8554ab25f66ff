import { describe, expect, it } from 'vitest'
import { readInstant, showInstant } from './instant.ts'

describe('an instant', () => {
  it.each([
    ['in winter, an hour before UTC', '2026-12-20T06:00', '2026-12-20T05:00:00Z'],
    ['in summer, two', '2026-07-01T06:00', '2026-07-01T04:00:00Z'],
    ['with a space, as people write it', '2026-12-20 06:00:30', '2026-12-20T05:00:30Z'],
    ['a day, from midnight', '2026-12-20', '2026-12-19T23:00:00Z'],
    ['that says it is UTC', '2026-12-20T06:00Z', '2026-12-20T06:00:00Z'],
    ['that says its offset', '2026-12-20T06:00+03:00', '2026-12-20T03:00:00Z'],
    ['that the clocks skip in spring, an hour later', '2026-03-29T02:30', '2026-03-29T01:30:00Z'],
    ['that comes twice in autumn, the first of them', '2026-10-25T02:30', '2026-10-25T00:30:00Z'],
  ])('%s', (_, text, iso) => {
    expect(readInstant(text)).toBe(iso)
  })

  it.each(['', 'tomorrow', '20. 12. 2026', '2026-13-01', '06:00', '2026-12-20T06:00[America/New_York]'])(
    '"%s" is none',
    (text) => {
      expect(() => readInstant(text)).toThrow('Write a moment such as')
    },
  )

  it.each([
    ['in winter', '2026-11-10T09:00:00.000Z', '2026-11-10 10:00:00'],
    ['in summer', '2026-07-31T22:30:05.999Z', '2026-08-01 00:30:05'],
  ])('is shown in the time of Prague %s', (_, iso, shown) => {
    expect(showInstant(iso)).toBe(shown)
  })
})
