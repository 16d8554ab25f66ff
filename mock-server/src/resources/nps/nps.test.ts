import { describe, expect, test } from 'vitest'
import { call } from '../../testing/call-handler.ts'
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

  test('is the owner of the link, even if another donor is signed in', async () => {
    const both = { ...world, people: world.people.with('p-10000002', aDonor({ personId: 'p-10000002' })) }
    const sent = { as: 'p-10000002', now: NOW + 60_000 } as const
    const emlid = 'jana-nps-2026'
    expect((await call('getNps', both, { ...sent, query: { emlid } })).answer).toMatchObject({ response: { Value: 9 } })
    const { people } = (await call('saveNps', both, { ...sent, body: { rating: 3, emlid } })).state
    expect([people.get('p-10000001'), people.get('p-10000002')]).toMatchObject([{ vote: { value: 3 } }, { vote: null }])
  })
})
