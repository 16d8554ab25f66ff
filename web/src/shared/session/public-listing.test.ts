import { expect, test } from 'vitest'
import { listingKey } from './public-listing.ts'

const moment = '2026-11-12T09:00:00.000Z'

test.each([
  [true, null, 'listed'],
  [true, moment, 'leaving'],
  [false, moment, 'coming'],
  [false, null, 'notListed'],
] as const)('a name that is listed: %s, with a change by %s, is %s', (isListed, changeDueAt, key) => {
  expect(listingKey({ isListed, changeDueAt })).toBe(key)
})
