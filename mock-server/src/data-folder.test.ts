import {
  array,
  assert,
  constant,
  dictionary,
  double,
  jsonValue,
  oneof,
  property,
  record,
  string,
  tuple,
  uint8Array,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Change } from './domain/state/change.ts'
import type { WorldState } from './domain/state/world-state.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { freshFolder, openWorlds } from './testing/data-folders.ts'
import type { Scenario } from './world/scenario.ts'
import type { World } from './world/world.ts'

const put = (world: World, path: readonly string[], value: unknown) => world.act(() => ({ changes: [{ path, value }] }))
const draw = (world: World) => world.act((_state, random) => ({ changes: [], id: random.id() })).decision.id

describe('after a restart', () => {
  test('a world is unchanged: state, generator, version, seed, scenario and a frozen clock', () => {
    const folder = freshFolder()
    const first = openWorlds(folder)
    const world = first.worlds.open({ id: 'blue', scenario: 'payout-week', seed: '7', frozen: true })
    put(world, ['values', 'x'], '1')
    draw(world)
    put(world, ['values', 'x'], undefined)
    world.updateClock((clock) => clock.moveTo(clock.now() + 5_000))
    const before = { ...world.snapshot(), version: world.version }
    const next = world.dryRun((_state, random) => random.id())
    expect(first.worlds.isDurable).toBe(true)
    first.stop()
    const again = openWorlds(folder).worlds.find('blue')
    expect(again && { ...again.snapshot(), version: again.version }).toStrictEqual(before)
    expect(again && draw(again)).toBe(next)
  })

  test('every value of a state and its changes is restored', () => {
    const key = string({ minLength: 1, maxLength: 8 })
    const leaf = oneof(jsonValue(), uint8Array(), constant(undefined), double())
    const change = record({ path: tuple(constant('values'), key), value: leaf })
    assert(
      property(dictionary(key, leaf, { noNullPrototype: true }), array(change, { maxLength: 6 }), (values, changes) => {
        const folder = freshFolder()
        const scenario = scenarios.find(({ name }) => name === 'empty')
        const odd = { ...scenario, state: { ...scenario?.state, values } as unknown as WorldState } as Scenario
        const first = openWorlds(folder, { of: [odd] })
        const world = first.worlds.open({ id: 'odd', scenario: 'empty' })
        for (const step of changes as readonly Change[]) world.act(() => ({ changes: [step] }))
        const { state } = world
        first.stop()
        const second = openWorlds(folder)
        expect(second.worlds.find('odd')?.state).toStrictEqual(state)
        second.stop()
      }),
      { numRuns: 40 },
    )
  })

  test('a world keeps its original state when its scenario has changed since, and new worlds use the changed one', () => {
    const folder = freshFolder()
    const first = openWorlds(folder)
    const { state } = first.worlds.open({ id: 'old', scenario: 'empty' })
    first.stop()
    const changed = scenarios.map((known) => ({ ...known, state: { ...known.state, values: { new: '1' } } }))
    const { worlds } = openWorlds(folder, { of: changed })
    expect(worlds.find('old')?.state).toStrictEqual(state)
    expect(worlds.open({ scenario: 'empty' }).state.values).toStrictEqual({ new: '1' })
  })

  test('a closed world stays closed, and none is dropped when there are too many', () => {
    const folder = freshFolder()
    const limits = { limit: 2 }
    const first = openWorlds(folder, { limits })
    for (const id of ['a', 'b']) first.worlds.open({ id })
    expect(() => first.worlds.open({ id: 'c' })).toThrow('There are 2 worlds')
    first.worlds.close('b')
    first.stop()
    expect(
      openWorlds(folder, { limits })
        .worlds.all()
        .map(({ id }) => id),
    ).toEqual(['a'])
  })

  test('a step of a closed world is not acknowledged, even if another world has its name now', () => {
    const { worlds } = openWorlds(freshFolder())
    const closed = worlds.open({ id: 'blue' })
    worlds.close('blue')
    const namesake = worlds.open({ id: 'blue' })
    expect(() => put(closed, ['values', 'x'], '1')).toThrow('closed')
    expect(namesake.state.values.x).toBeUndefined()
  })
})

describe('snapshots', () => {
  test('open after a restart, even if their world was deleted', async () => {
    const folder = freshFolder()
    const first = openWorlds(folder)
    const world = first.worlds.open({ id: 'blue', frozen: true })
    put(world, ['values', 'x'], '1')
    const link = { snapshot: world.snapshot(), world: 'blue', savedAt: 1, history: new Uint8Array([2]) }
    const id = await first.snapshots.keep(link)
    first.worlds.close('blue')
    first.stop()
    const { snapshots } = openWorlds(folder)
    expect(await snapshots.get(id)).toStrictEqual(link)
    expect(await snapshots.get('s-none')).toBeUndefined()
  })
})
