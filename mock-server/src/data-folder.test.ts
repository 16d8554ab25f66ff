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
import { describe, expect, onTestFinished, test } from 'vitest'
import { Clock } from './clock/clock.ts'
import { openDataFolder } from './data-folder.ts'
import type { Change } from './domain/change.ts'
import type { WorldState } from './domain/world-state.ts'
import { scenarios } from './scenarios/scenarios.ts'
import type { Scenario } from './world/scenario.ts'
import { asKilled, freshFolder } from './world/testing/data-folders.ts'
import type { World } from './world/world.ts'
import { Worlds } from './world/worlds.ts'

type Limits = Parameters<typeof openDataFolder>[2]

/** The worlds of a folder, as a server has them; `time` moves its monotonic source. */
function start(folder: string, { limits = {}, of = scenarios }: { limits?: Limits; of?: readonly Scenario[] } = {}) {
  let time = 0
  const source = () => time
  const kept = openDataFolder(folder, source, limits)
  const worlds = new Worlds(of, kept.store, (now, frozen) => new Clock(source, now, frozen))
  let isOpen = true
  const stop = () => {
    if (isOpen) kept.close()
    isOpen = false
  }
  onTestFinished(stop)
  const pass = (ms: number) => {
    time += ms
  }
  return { worlds, snapshots: kept.snapshots, stop, pass }
}

const put = (world: World, path: readonly string[], value: unknown) => world.act(() => ({ changes: [{ path, value }] }))
const draw = (world: World) => world.act((_state, random) => ({ changes: [], id: random.id() })).decision.id

describe('after a restart', () => {
  test('a world is what it was: state, generator, version, seed, scenario and a frozen clock', () => {
    const folder = freshFolder()
    const first = start(folder)
    const world = first.worlds.open({ id: 'blue', scenario: 'payout-week', seed: '7', frozen: true })
    put(world, ['values', 'x'], '1')
    draw(world)
    put(world, ['values', 'x'], undefined)
    world.turnClock((clock) => clock.moveTo(clock.now() + 5_000))
    const before = { ...world.moment(), version: world.version }
    const next = world.rehearse((_state, random) => random.id())
    first.stop()
    const again = start(folder).worlds.find('blue')
    expect(again && { ...again.moment(), version: again.version }).toStrictEqual(before)
    expect(again && draw(again)).toBe(next)
  })

  test('whatever a state and its changes hold comes back', () => {
    const key = string({ minLength: 1, maxLength: 8 })
    const leaf = oneof(jsonValue(), uint8Array(), constant(undefined), double())
    const change = record({ path: tuple(constant('values'), key), value: leaf })
    assert(
      property(dictionary(key, leaf, { noNullPrototype: true }), array(change, { maxLength: 6 }), (values, changes) => {
        const folder = freshFolder()
        const scenario = scenarios.find(({ name }) => name === 'empty')
        const odd = { ...scenario, state: { ...scenario?.state, values } as unknown as WorldState } as Scenario
        const first = start(folder, { of: [odd] })
        const world = first.worlds.open({ id: 'odd', scenario: 'empty' })
        for (const step of changes as readonly Change[]) world.act(() => ({ changes: [step] }))
        const { state } = world
        first.stop()
        const second = start(folder)
        expect(second.worlds.find('odd')?.state).toStrictEqual(state)
        second.stop()
      }),
      { numRuns: 40 },
    )
  })

  test('a world goes on as it began when its scenario has changed since, and new ones begin as it is now', () => {
    const folder = freshFolder()
    const first = start(folder)
    const { state } = first.worlds.open({ id: 'old', scenario: 'empty' })
    first.stop()
    const changed = scenarios.map((known) => ({ ...known, state: { ...known.state, values: { new: '1' } } }))
    const { worlds } = start(folder, { of: changed })
    expect(worlds.find('old')?.state).toStrictEqual(state)
    expect(worlds.open({ scenario: 'empty' }).state.values).toStrictEqual({ new: '1' })
  })

  test('a closed world stays closed, and the oldest is the first to go when there are too many', () => {
    const folder = freshFolder()
    const limits = { limit: 2 }
    const first = start(folder, { limits })
    for (const id of ['a', 'b', 'c']) first.worlds.open({ id })
    first.worlds.close('b')
    first.stop()
    expect(
      start(folder, { limits })
        .worlds.all()
        .map(({ id }) => id),
    ).toEqual(['c'])
  })

  test('a step of a world that was closed meanwhile is not acknowledged, though another has its name now', () => {
    const { worlds } = start(freshFolder())
    const closed = worlds.open({ id: 'blue' })
    worlds.close('blue')
    const namesake = worlds.open({ id: 'blue' })
    expect(() => put(closed, ['values', 'x'], '1')).toThrow('closed')
    expect(namesake.state.values.x).toBeUndefined()
  })
})

describe('the clock after a restart', () => {
  test('running, it goes on from where it was: the time the server was down does not count', () => {
    const folder = freshFolder()
    const first = start(folder)
    const world = first.worlds.open({ id: 'blue' })
    const opened = world.clock.now()
    first.pass(60_000)
    put(world, ['values', 'x'], '1')
    first.pass(30_000)
    first.stop()
    const second = start(folder)
    const again = second.worlds.find('blue')
    expect(again?.clock.now()).toBe(opened + 90_000)
    second.pass(1_000)
    expect(again?.clock.now()).toBe(opened + 91_000)
  })

  test('after a kill it may have jumped forward by some seconds, and never goes back', () => {
    const folder = freshFolder()
    const first = start(folder)
    const world = first.worlds.open({ id: 'blue' })
    first.pass(2_000)
    const seen = world.clock.now()
    const again = start(asKilled(folder)).worlds.find('blue')
    expect(again?.clock.now()).toBeGreaterThanOrEqual(seen)
    expect(again?.clock.now()).toBeLessThanOrEqual(seen + 4_000)
  })

  test('events up to the same moment have run', () => {
    const folder = freshFolder()
    const first = start(folder)
    const world = first.worlds.open({ id: 'blue', frozen: true })
    world.together(() => {
      put(world, ['values', 'ran'], '1')
      world.ranUpTo += 5_000
    })
    const again = start(asKilled(folder)).worlds.find('blue')
    expect([again?.state.values.ran, again?.ranUpTo]).toEqual(['1', world.ranUpTo])
  })
})

describe('snapshots', () => {
  test('open after a restart, though their world is gone', () => {
    const folder = freshFolder()
    const first = start(folder)
    const world = first.worlds.open({ id: 'blue', frozen: true })
    put(world, ['values', 'x'], '1')
    const [id, moment] = [first.snapshots.keep(world.moment()), world.moment()]
    first.worlds.close('blue')
    first.stop()
    const { snapshots } = start(folder)
    expect(snapshots.get(id)).toStrictEqual(moment)
    expect(snapshots.get('s-none')).toBeUndefined()
  })
})

describe('the file', () => {
  test('puts the steps of a world together now and then, and the world does not notice', () => {
    const folder = freshFolder()
    const limits = { compactAt: { steps: 10, bytes: 1_000_000 } }
    const first = start(folder, { limits })
    const world = first.worlds.open({ id: 'blue', scenario: 'empty' })
    for (let n = 1; n <= 25; n++) put(world, ['values', `x${n}`], `${n}`)
    const { state, version } = world
    const second = start(asKilled(folder), { limits }).worlds.find('blue')
    expect(second?.state).toStrictEqual(state)
    expect(second?.version).toBe(version)
  })
})
