import { expect, test } from 'vitest'
import { isInstant } from './instant.ts'

test.each([
  '2026-11-10T09:00:00Z',
  '2026-11-10T09:00:00.000Z',
  '2026-11-10T10:00:00+01:00',
  '2026-11-10T10:00:00.123456+01:00',
])('%s is a date-time, and Date.parse, by which the portal reads it, has its moment', (text) => {
  expect(isInstant(text)).toBe(true)
  expect(Math.floor(Date.parse(text) / 1000) * 1000).toBe(Date.UTC(2026, 10, 10, 9))
})

test.each([
  '2026-02-31T10:00:00Z',
  '2027-02-29T10:00:00+01:00',
  '2026-11-10T24:00:00Z',
  '2026-11-10',
  '2026-11-10T09:00:00',
  '2026-11-10 09:00:00Z',
  '2026-13-10T09:00:00Z',
  '10. 11. 2026',
])('%s is no date-time', (text) => expect(isInstant(text)).toBe(false))
