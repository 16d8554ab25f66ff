import { expect, test } from 'vitest'
import { Clock } from '../clock/clock.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { MemoryStore } from './world-store.ts'
import { Worlds } from './worlds.ts'

const makeWorlds = (store = new MemoryStore()) =>
  new Worlds(scenarios, store, (now, frozen) => new Clock(() => 0, now, frozen))

test('a step that throws leaves nothing: neither its changes nor what it drew from the generator', () => {
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

test('a world opened at a kept moment goes on exactly alike, whatever the first one did since', () => {
  const worlds = makeWorlds()
  const world = worlds.open({ id: 'first' })
  const kept = world.moment()
  world.act((_state, random) => ({ changes: [{ path: ['values', 'x'], value: random.id() }] }))
  const fork = worlds.openAt(kept)
  fork.act((_state, random) => ({ changes: [{ path: ['values', 'x'], value: random.id() }] }))
  expect(fork.state).toEqual(world.state)
})

test('a world is made in well under a millisecond', () => {
  const worlds = makeWorlds(new MemoryStore(100))
  const started = performance.now()
  for (let i = 0; i < 2_000; i++) worlds.open({})
  expect((performance.now() - started) / 2_000).toBeLessThan(1)
})

test('the oldest world goes when there are too many, and an id cannot be taken twice', () => {
  const worlds = makeWorlds(new MemoryStore(2))
  for (const id of ['a', 'b', 'c']) worlds.open({ id })
  expect([worlds.find('a'), worlds.find('b')?.id, worlds.find('c')?.id]).toEqual([undefined, 'b', 'c'])
  expect(() => worlds.open({ id: 'c' })).toThrow('exists')
})
