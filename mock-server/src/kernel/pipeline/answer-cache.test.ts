import { expect, test } from 'vitest'
import { at, aWorld } from '../../testing/people.ts'
import { AnswerCache } from './answer-cache.ts'

const NOON = at('2026-11-10T12:00:00Z')
const MINUTE = 60_000
const FAR = Number.POSITIVE_INFINITY
const world = aWorld([])

const cacheWith = ({ now = NOON, nextEventAt = FAR }) => {
  const cache = new AnswerCache<string>()
  cache.add(world, 'key', 'answer', now, nextEventAt)
  return cache
}

test.each([
  ['at its own instant', {}, NOON, 'answer'],
  ['until the next five minutes', {}, NOON + 5 * MINUTE - 1, 'answer'],
  ['not at the next five minutes, when pictures may get other addresses', {}, NOON + 5 * MINUTE, undefined],
  ['not at midnight in Prague', { now: at('2026-11-10T22:59:00Z') }, at('2026-11-10T23:00:00Z'), undefined],
  ['before the next event', { nextEventAt: NOON + 9 }, NOON + 8, 'answer'],
  ['not at the next event', { nextEventAt: NOON + 9 }, NOON + 9, undefined],
  ['not before it was computed, since a transaction may roll the clock back', {}, NOON - 1, undefined],
])('an answer is found %s', (_, given, now, want) => expect(cacheWith(given).find(world, 'key', now)).toBe(want))

test('an answer is not found under another key or for an equal state', () => {
  const cache = cacheWith({})
  expect([cache.find(world, 'other', NOON), cache.find({ ...world }, 'key', NOON)]).toEqual([undefined, undefined])
})

test('a state holds a hundred answers', () => {
  const cache = new AnswerCache<number>()
  for (let n = 0; n <= 100; n += 1) cache.add(world, `${n}`, n, NOON, FAR)
  expect([0, 99, 100].map((n) => cache.find(world, `${n}`, NOON))).toEqual([undefined, undefined, 100])
})
