import { expect, test } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from './clock/clock.ts'
import { MemorySnapshots } from './snapshots.ts'
import { MemoryStore } from './world-store.ts'
import { Worlds } from './worlds.ts'

const world = new Worlds(scenarios, new MemoryStore(), (now, frozen) => new Clock(() => 0, now, frozen)).open({})

test('a snapshot is found under its id, unchanged', () => {
  const snapshots = new MemorySnapshots()
  const before = world.snapshot()
  const id = snapshots.keep(before)
  world.act(() => ({ changes: [{ path: ['values', 'x'], value: '1' }] }))
  const later = snapshots.keep(world.snapshot())
  expect(id).toMatch(/^s-[0-9a-f-]{36}$/)
  expect(later).not.toBe(id)
  expect(snapshots.get(id)).toBe(before)
  expect(snapshots.get(later)?.state.values.x).toBe('1')
  expect(snapshots.get('s-unknown')).toBeUndefined()
})

test.each([
  ['the limit is reached and all stay', 2, [true, true]],
  ['one more drops the oldest', 3, [false, true, true]],
])('snapshots of a world: %s', (_, count, left) => {
  const snapshots = new MemorySnapshots(2)
  const ids = Array.from({ length: count }, () => snapshots.keep(world.snapshot()))
  expect(ids.map((id) => snapshots.get(id) !== undefined)).toEqual(left)
})
