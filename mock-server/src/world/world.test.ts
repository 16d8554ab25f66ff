import { expect, test } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from './clock/clock.ts'
import { MemoryStore } from './world-store.ts'
import { Worlds } from './worlds.ts'

const makeWorlds = (store = new MemoryStore()) =>
  new Worlds(scenarios, store, (now, frozen) => new Clock(() => 0, now, frozen))

test('a step that throws changes neither the state nor the generator', () => {
  const worlds = makeWorlds()
  const [calm, shaken] = [worlds.open({ id: 'calm' }), worlds.open({ id: 'shaken' })]
  const before = shaken.state
  expect(() =>
    shaken.act((_state, random) => {
      random.id()
      throw new Error('the rule failed')
    }),
  ).toThrow('the rule failed')
  expect(() =>
    shaken.act(() => ({
      changes: [
        { path: ['values', 'x'], value: '1' },
        { path: [], value: 1 },
      ],
    })),
  ).toThrow('whole world')
  expect(shaken.state).toBe(before)
  expect(shaken.version).toBe(0)
  const draw = (world: typeof calm) => world.act((_state, random) => ({ changes: [], id: random.id() })).decision.id
  expect(draw(shaken)).toBe(draw(calm))
})

test('worlds of one scenario do not see each other', () => {
  const worlds = makeWorlds()
  const [one, other] = [worlds.open({ id: 'one' }), worlds.open({ id: 'other' })]
  one.act(() => ({ changes: [{ path: ['values', 'x'], value: '1' }] }))
  expect(one.state.values.x).toBe('1')
  expect(other.state.values.x).toBeUndefined()
})

test('equal seeds draw equally and different seeds differently', () => {
  const worlds = makeWorlds()
  const draw = (seed: string) =>
    worlds.open({ seed }).act((_s, random) => ({ changes: [], id: random.id() })).decision.id
  expect(draw('7')).toBe(draw('7'))
  expect(draw('7')).not.toBe(draw('8'))
})

test('a world opened from a snapshot continues exactly alike, whatever the first one did since', () => {
  const worlds = makeWorlds()
  const world = worlds.open({ id: 'first' })
  const snapshot = world.snapshot()
  world.act((_state, random) => ({ changes: [{ path: ['values', 'x'], value: random.id() }] }))
  const fork = worlds.openAt(snapshot)
  fork.act((_state, random) => ({ changes: [{ path: ['values', 'x'], value: random.id() }] }))
  expect(fork.state).toEqual(world.state)
})

test('a world is created in well under a millisecond', () => {
  const worlds = makeWorlds()
  const started = performance.now()
  for (let i = 0; i < 2_000; i++) worlds.open({})
  expect((performance.now() - started) / 2_000).toBeLessThan(1)
})

test('an id cannot be used twice', () => {
  const worlds = makeWorlds()
  worlds.open({ id: 'c' })
  expect(() => worlds.open({ id: 'c' })).toThrow('exists')
})

test('listeners are called once for each step with changes, each clock update and each transaction', () => {
  const world = makeWorlds().open({ id: 'listeners' })
  let calls = 0
  expect(world.isListenedTo).toBe(false)
  const stop = world.listen(() => {
    calls += 1
  })
  expect(world.isListenedTo).toBe(true)
  const change = (value: string) => world.act(() => ({ changes: [{ path: ['values', 'x'], value }] }))
  change('1')
  expect(calls).toBe(1)
  world.act(() => ({ changes: [] }))
  expect(calls).toBe(1)
  world.transaction(() => {
    change('2')
    change('3')
    expect(calls).toBe(1)
  })
  expect(calls).toBe(2)
  world.updateClock((clock) => clock.freeze(true))
  expect(calls).toBe(3)
  world.transaction(() => {})
  expect(calls).toBe(3)
  stop()
  change('4')
  expect([calls, world.isListenedTo]).toEqual([3, false])
})

test('afterCommit runs after a complete transaction, at once outside of one, and never when it fails', () => {
  const world = makeWorlds().open({ id: 'waiting' })
  const ran: string[] = []
  world.afterCommit(() => ran.push('alone'))
  expect(ran).toEqual(['alone'])
  world.transaction(() => {
    world.afterCommit(() => ran.push('stored'))
    expect(ran).toEqual(['alone'])
  })
  expect(ran).toEqual(['alone', 'stored'])
  expect(() =>
    world.transaction(() => {
      world.afterCommit(() => ran.push('never'))
      throw new Error('not stored')
    }),
  ).toThrow('not stored')
  expect(ran).toEqual(['alone', 'stored'])
})

test('notes belong to the step being tried and get their numbers in order once it is stored', () => {
  const world = makeWorlds().open({ id: 'noted' })
  const numbers: number[] = []
  const note = { afterCommit: (number: number) => void numbers.push(number) } as Parameters<typeof world.addNote>[0]
  expect(() => world.addNote(note)).toThrow('A note is left only while a step is tried')
  const { commit: keep } = world.tryTransaction(() => {
    world.addNote(note)
    world.addNote(note)
  })
  expect(numbers).toEqual([])
  keep(7)
  expect(numbers).toEqual([7, 8])
})

test('replaceState takes over another process’s state and notifies the listeners', () => {
  const world = makeWorlds().open({ id: 'shared' })
  const ahead = makeWorlds().open({ id: 'ahead' })
  ahead.act((_state, random) => ({ changes: [{ path: ['values', 'x'], value: random.id() }] }))
  let calls = 0
  world.listen(() => {
    calls += 1
  })
  world.replaceState(ahead.snapshot(), 0, 5)
  expect([world.version, world.state.values.x, calls]).toEqual([5, ahead.state.values.x, 1])
  expect(world.snapshot()).toMatchObject({ random: ahead.snapshot().random, ranUpTo: ahead.ranUpTo })
})
