import { describe, expect, test } from 'vitest'
import { aDonor, aRecipient, aWorld, NOW } from '../../testing/people.ts'
import { findRatingDonor, ratingLockedUntil, saveRating } from './nps.rules.ts'

const donor = aDonor({ vote: { value: 9, votedAt: NOW } })
const world = aWorld([donor, aRecipient()], { ratingLinks: { 'jana-nps-2026': 'p-10000001', stray: 'p-2000001' } })

describe('a vote', () => {
  test.each([
    ['made now locks', 0, NOW + 60_000],
    ['a millisecond younger than a minute locks', 59_999, NOW + 60_000],
    ['of exactly a minute is open', 60_000, null],
    ['older than a minute is open', 60_001, null],
  ])('%s', (_, age, want) => expect(ratingLockedUntil(donor.vote, NOW + age)).toBe(want))

  test('that does not exist does not lock', () => expect(ratingLockedUntil(null, NOW)).toBeNull())

  test('is saved with its time', () => {
    const decided = saveRating(aDonor(), 10, NOW)
    const vote = { value: 10, votedAt: NOW }
    expect(decided.result).toEqual({ kind: 'saved', vote })
    expect(decided.changes).toEqual([{ path: ['people', 'p-10000001', 'vote'], value: vote }])
  })

  test('changes nothing while it is locked', () =>
    expect(saveRating(donor, 1, NOW + 59_999)).toMatchObject({
      result: { kind: 'locked', until: NOW + 60_000 },
      changes: [],
    }))
})

describe('the donor who votes', () => {
  test.each([
    ['is the owner of the link', { emlid: 'jana-nps-2026' }, 'p-10000001'],
    ['is not found by an unknown link', { emlid: 'jana-nps-2025' }, undefined],
    ['is not found by an inherited property name', { emlid: 'constructor' }, undefined],
    ['is not found by a link of a recipient', { emlid: 'stray' }, undefined],
    ['is the signed-in donor', { personId: 'p-10000001' }, 'p-10000001'],
    ['is never a recipient', { personId: 'p-2000001' }, undefined],
  ])('%s', (_, by, want) => expect(findRatingDonor(world, by)?.personId).toBe(want))
})
