import { expect, test } from 'vitest'
import { ago } from '../../shared/ago.ts'
import { isWorldFound, sortWorlds, worldTitle } from '../../shared/sort-worlds.ts'

const world = (id: string, usedAt: string, more = {}) => ({ id, scenario: 'default', usedAt, ...more })

test('the worlds of this browser come first, each group with the last used first', () => {
  const worlds = [
    world('a', '2026-11-10T09:00:00Z'),
    world('b', '2026-11-10T10:00:00Z'),
    world('c', '2026-11-10T11:00:00Z'),
    world('d', '2026-11-10T08:00:00Z'),
  ]
  const { own, others } = sortWorlds(worlds, ['d', 'a', 'gone'])
  expect([own, others].map((list) => list.map(({ id }) => id))).toEqual([
    ['a', 'd'],
    ['c', 'b'],
  ])
})

test('a world is found by its id, name, note and scenario, without accents', () => {
  const found = world('blue', '', { name: 'Dvojí platba', note: 'po druhém stisku' })
  expect(['blue', 'dvoji', 'druhem platba', 'default', 'nic'].map((text) => isWorldFound(text, found))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})

test('a title has the name before the id', () => {
  expect(worldTitle(world('blue', '', { name: 'Platba' }))).toBe('Platba (blue) · default')
  expect(worldTitle({ id: 'blue' })).toBe('blue')
})

test.each([
  [0, 'nyní', 'now'],
  [59_999, 'nyní', 'now'],
  [60_000, 'před 1 minutou', '1 minute ago'],
  [3 * 3_600_000, 'před 3 hodinami', '3 hours ago'],
  [86_400_000, 'včera', 'yesterday'],
])('a world used %i ms ago says %s', (ms, cs, en) => expect([ago(ms, 'cs'), ago(ms, 'en')]).toEqual([cs, en]))
