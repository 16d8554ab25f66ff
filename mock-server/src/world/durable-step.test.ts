import { expect, test } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from './clock/clock.ts'
import { Scheduler } from './scheduler.ts'
import type { WorldStep } from './world-snapshot.ts'
import { MemoryStore, StoreError } from './world-store.ts'
import { Worlds } from './worlds.ts'

const makeWorlds = (store: MemoryStore) =>
  new Worlds(scenarios, store, (now, frozen) => new Clock(() => 0, now, frozen))

/** A durable store that keeps steps in a list, and refuses them while `isFull`. */
class ListStore extends MemoryStore {
  readonly steps: WorldStep[] = []
  isFull = false
  readonly append = (_world: unknown, step: WorldStep): void => {
    if (this.isFull) throw new StoreError('full')
    this.steps.push(step)
  }
}

const due = (name: string, at: number) => ({
  id: name,
  at,
  kind: name,
  subject: '',
  summary: '',
  apply: () => ({ result: undefined, changes: [{ path: ['values', name], value: '1' }], rule: name }),
})

test('a step is appended to the store before the world commits it, and a refused step did not happen', () => {
  const store = new ListStore()
  const world = makeWorlds(store).open({ id: 'blue' })
  let notified = 0
  world.listen(() => {
    notified++
  })
  const step = () => world.act((_state, random) => ({ changes: [{ path: ['values', 'x'], value: random.id() }] }))
  store.isFull = true
  const before = { ...world.snapshot(), version: world.version }
  expect(step).toThrow('full')
  expect(() => world.updateClock((clock) => clock.moveTo(clock.now() + 1_000))).toThrow('full')
  expect({ ...world.snapshot(), version: world.version }).toStrictEqual(before)
  expect(notified).toBe(0)
  store.isFull = false
  step()
  expect(store.steps).toMatchObject([
    { version: 1, changes: [{ path: ['values', 'x'] }], snapshot: { state: { values: { x: world.state.values.x } } } },
  ])
  expect(notified).toBe(1)
})

test('reads and steps without changes are not appended to the store', () => {
  const store = new ListStore()
  makeWorlds(store)
    .open({})
    .act(() => ({ changes: [] }))
  expect(store.steps).toEqual([])
})

test('due events and the clock’s new time are one step, stored entirely or not at all', () => {
  const store = new ListStore()
  const world = makeWorlds(store).open({ id: 'blue', frozen: true })
  const start = world.clock.now()
  const noted: number[] = []
  const events = [due('first', start + 1_000), due('second', start + 1_000), due('third', start + 2_000)]
  const scheduler = new Scheduler(
    (_state, from) => events.filter(({ at }) => at > from),
    (world, at) => world.afterCommit(() => noted.push(at)),
  )
  const move = () =>
    world.transaction(() => {
      scheduler.runUpTo(world, start + 5_000)
      world.updateClock((clock) => clock.moveTo(start + 5_000))
    })
  store.isFull = true
  const before = { ...world.snapshot(), version: world.version }
  expect(move).toThrow('full')
  expect({ ...world.snapshot(), version: world.version }).toStrictEqual(before)
  expect(noted).toEqual([])
  store.isFull = false
  move()
  expect(store.steps).toMatchObject([
    {
      version: 1,
      changes: [{ path: ['values', 'first'] }, { path: ['values', 'second'] }, { path: ['values', 'third'] }],
    },
  ])
  expect(store.steps[0]?.snapshot).toMatchObject({ now: start + 5_000, ranUpTo: start + 5_000 })
  expect(noted).toEqual([start + 1_000, start + 1_000, start + 2_000])
})

test('events that a call finds due are one step, with the instant up to which they ran', () => {
  const store = new ListStore()
  const world = makeWorlds(store).open({ id: 'blue', frozen: true })
  const start = world.clock.now()
  const events = ['first', 'second'].map((name) => due(name, start + 1_000))
  new Scheduler((_state, from) => events.filter(({ at }) => at > from)).runUpTo(world, start + 5_000)
  expect(store.steps).toHaveLength(1)
  expect(store.steps[0]?.snapshot).toMatchObject({
    ranUpTo: start + 5_000,
    state: { values: { first: '1', second: '1' } },
  })
})
