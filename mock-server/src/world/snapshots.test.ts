import { expect, test } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from './clock/clock.ts'
import { MemorySnapshots } from './snapshots.ts'
import { MemoryStore } from './world-store.ts'
import { Worlds } from './worlds.ts'

const world = new Worlds(scenarios, new MemoryStore(), (now, frozen) => new Clock(() => 0, now, frozen)).open({})

const link = () => ({ snapshot: world.snapshot(), world: world.id, savedAt: 0, history: new Uint8Array() })

test('a snapshot is found under its id, unchanged', () => {
  const snapshots = new MemorySnapshots()
  const before = link()
  const id = snapshots.keep(before)
  world.act(() => ({ changes: [{ path: ['values', 'x'], value: '1' }] }))
  const later = snapshots.keep(link())
  expect(id).toMatch(/^s-[0-9a-f-]{36}$/)
  expect(later).not.toBe(id)
  expect(snapshots.get(id)).toBe(before)
  expect(snapshots.get(later)?.snapshot.state.values.x).toBe('1')
  expect(snapshots.get('s-unknown')).toBeUndefined()
})

test('one more than the limit is refused, none is dropped for it, and a deleted one makes room', () => {
  const snapshots = new MemorySnapshots(2)
  const ids = [snapshots.keep(link()), snapshots.keep(link())]
  expect(() => snapshots.keep(link())).toThrow('DELETE /sandbox/snapshots/{snapshot} makes room')
  expect(snapshots.all().map(({ id }) => id)).toEqual(ids.toReversed())
  expect([snapshots.delete(ids[0] ?? ''), snapshots.delete(ids[0] ?? '')]).toEqual([true, false])
  expect(snapshots.get(snapshots.keep(link()))).toMatchObject({ world: world.id })
})
