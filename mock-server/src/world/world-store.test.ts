import { expect, test } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from './clock/clock.ts'
import { MemoryStore, StoreError } from './world-store.ts'
import { Worlds } from './worlds.ts'

const elsewhere = new Worlds(scenarios, new MemoryStore(), (now, frozen) => new Clock(() => 0, now, frozen))
/** A world that no store of a test has yet. */
const fresh = (id: string) => {
  elsewhere.close(id)
  return elsewhere.open({ id, scenario: 'empty' })
}

test('the memory store returns a world by its name, and all of them the oldest first', () => {
  const store = new MemoryStore()
  const [a, b] = [fresh('a'), fresh('b')]
  store.put(a)
  store.put(b)
  expect([store.get('a'), store.get('b'), store.get('c')]).toEqual([a, b, undefined])
  expect(store.all()).toEqual([a, b])
})

test('a deleted world no longer exists, and an unknown one cannot be deleted', () => {
  const store = new MemoryStore()
  store.put(fresh('a'))
  expect([store.delete('a'), store.delete('a'), store.get('a')]).toEqual([true, false, undefined])
})

test('a StoreError is distinguishable from other errors by its name', () =>
  expect(String(new StoreError('The disk is full'))).toBe('StoreError: The disk is full'))
