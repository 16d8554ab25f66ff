import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { scenarios } from '../../../scenarios/scenarios.ts'
import { freshFolder } from '../../../testing/data-folders.ts'
import { Clock } from '../../clock/clock.ts'
import type { World } from '../../world.ts'
import { StoreError } from '../../world-store.ts'
import { Worlds } from '../../worlds.ts'
import { openDataFile } from './data-file.ts'
import { Lifetime } from './lifetime.ts'
import { SqliteSnapshots } from './sqlite-snapshots.ts'
import { SqliteStore } from './sqlite-store.ts'
import { StoredStates } from './stored-states.ts'

const put = (world: World, key: string) => world.act(() => ({ changes: [{ path: ['values', key], value: '1' }] }))

/** A file with readable tables; `start` is a server that opens it. */
function openFile() {
  const database = openDataFile(join(freshFolder(), 'worlds.sqlite'))
  onTestFinished(() => database.close())
  const startClock = (now: number) => new Clock(() => 0, now, true)
  const start = (limits: ConstructorParameters<typeof SqliteStore>[4] = {}) => {
    const states = new StoredStates(database)
    const store = new SqliteStore(database, states, new Lifetime(database, () => 0), startClock, limits)
    return { states, store, worlds: new Worlds(scenarios, store, startClock) }
  }
  const count = (table: string) => database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n
  return { database, start, count }
}

/** The size of each step of these tests in the file. */
function bytesOfAStep() {
  const { database, start } = openFile()
  put(start().worlds.open({ id: 'blue' }), 'x0')
  return Number(database.prepare('SELECT length(changes) AS n FROM steps').get()?.n)
}

describe('steps are compacted into a complete state', () => {
  test.each([
    ['a step before the limit', 9, 9],
    ['at the limit', 10, 0],
    ['a step after it', 11, 1],
  ])('by their number: %s', (_, steps, left) => {
    const { start, count } = openFile()
    const world = start({ compactAt: { steps: 10, bytes: 1_000_000 } }).worlds.open({ id: 'blue', scenario: 'empty' })
    for (let n = 0; n < steps; n++) put(world, `x${n}`)
    expect(count('steps')).toBe(left)
  })

  test.each([
    ['not a byte before the limit', 1, 2],
    ['at the limit', 0, 0],
  ])('by their bytes: %s', (_, more, left) => {
    const { start, count } = openFile()
    const compactAt = { steps: 1_000, bytes: 2 * bytesOfAStep() + more }
    const world = start({ compactAt }).worlds.open({ id: 'blue' })
    for (const key of ['x0', 'x1']) put(world, key)
    expect(count('steps')).toBe(left)
  })

  test.each([
    ['number', () => ({ steps: 4, bytes: 1_000_000 })],
    ['bytes', () => ({ steps: 1_000, bytes: 4 * bytesOfAStep() })],
  ])('by the %s of steps, including those before a restart', (_, limit) => {
    const { start, count } = openFile()
    const compactAt = limit()
    const first = start({ compactAt }).worlds.open({ id: 'blue' })
    for (const key of ['x1', 'x2', 'x3']) put(first, key)
    expect(count('steps')).toBe(3)
    const again = start({ compactAt }).worlds.find('blue')
    if (again) put(again, 'x4')
    expect(count('steps')).toBe(0)
  })

  test('by default at a thousand steps', () => {
    const { start, count } = openFile()
    const world = start().worlds.open({ id: 'blue', scenario: 'empty' })
    for (let n = 1; n < 1_000; n++) put(world, 'x')
    expect(count('steps')).toBe(999)
    put(world, 'x')
    expect(count('steps')).toBe(0)
  })

  test('and the old state is deleted once no other world refers to it', () => {
    const { start, count } = openFile()
    const { worlds } = start({ compactAt: { steps: 2, bytes: 1_000_000 } })
    const [one, other] = ['one', 'other'].map((id) => worlds.open({ id, scenario: 'empty' })) as [World, World]
    const states = () => count('states')
    expect(states()).toBe(1)
    for (const key of ['x1', 'x2']) put(one, key)
    expect(states()).toBe(2)
    for (const key of ['y1', 'y2']) put(other, key)
    expect(states()).toBe(2)
    for (const key of ['y1', 'y2']) put(other, key)
    expect([states(), other.state.values.y2]).toEqual([2, '1'])
  })
})

describe('after a restart', () => {
  test('the steps of a world are still counted', () => {
    const { start } = openFile()
    put(start().worlds.open({ id: 'blue', scenario: 'empty' }), 'before')
    const second = start().worlds.find('blue')
    if (second) put(second, 'after')
    expect(start().worlds.find('blue')?.state.values).toMatchObject({ before: '1', after: '1' })
  })

  test('worlds of one scenario still share its tree', () => {
    const { start } = openFile()
    const first = start().worlds
    for (const id of ['one', 'other']) first.open({ id, scenario: 'empty' })
    const { worlds } = start()
    expect(worlds.find('one')?.state).toBe(worlds.find('other')?.state)
  })
})

describe('a store limited to two worlds', () => {
  test('refuses the third, and deletes an unused one from the file with its steps and its state', () => {
    const { start, count } = openFile()
    const { worlds, store } = start({ limit: 2 })
    put(worlds.open({ id: 'a', scenario: 'empty' }), 'x')
    worlds.open({ id: 'b' })
    expect([count('worlds'), count('steps'), count('states')]).toEqual([2, 1, 2])
    expect(() => worlds.open({ id: 'c' })).toThrow('Longest unused: a, b')
    const unused = store.get('a')
    if (unused) unused.usedAt = 0
    worlds.open({ id: 'c' })
    expect([count('worlds'), count('steps'), count('states')]).toEqual([2, 0, 1])
    expect([store.get('a'), ...store.all().map(({ id }) => id)]).toEqual([undefined, 'b', 'c'])
  })
})

test.each([
  ['', 10],
  [' and after its steps were merged', 1],
])('has the names of worlds and when they were made and used, after a restart too%s', (_, steps) => {
  const { start } = openFile()
  const { worlds, store } = start({ compactAt: { steps, bytes: 1_000_000 } })
  const world = worlds.open({ id: 'blue', label: { name: 'Platba' } })
  world.setLabel({ name: 'Platba', note: 'dvakrát' })
  Object.assign(world, { usedAt: world.createdAt + 5 })
  store.saveUse()
  const { label, createdAt, usedAt } = world
  expect(start().store.get('blue')).toMatchObject({ label, createdAt, usedAt })
})

test('deletes a closed world from the file with its state, and cannot close an unknown one', () => {
  const { start, count } = openFile()
  const { worlds, store } = start()
  worlds.open({ id: 'blue' })
  expect([store.delete('blue'), store.delete('blue')]).toEqual([true, false])
  expect([count('worlds'), count('states')]).toEqual([0, 0])
})

test('reports that a step of a closed world was not stored', () => {
  const { worlds } = openFile().start()
  const world = worlds.open({ id: 'blue' })
  worlds.close('blue')
  expect(() => put(world, 'x')).toThrow(new StoreError('The world blue was closed'))
})

test('limited to two snapshots refuses the third, and deletes one with its state', () => {
  const { database, start, count } = openFile()
  const { worlds, states } = start()
  const world = worlds.open({ id: 'blue', scenario: 'empty' })
  const snapshots = new SqliteSnapshots(database, states, 2)
  const save = (key: string) => {
    put(world, key)
    return snapshots.keep({ snapshot: world.snapshot(), world: 'blue', savedAt: 0, history: new Uint8Array([1]) })
  }
  const ids = [save('x1'), save('x2')]
  expect(() => save('x3')).toThrow('There are 2 state links')
  expect([count('snapshots'), count('states')]).toEqual([2, 3])
  expect(snapshots.delete(ids[0] ?? '')).toBe(true)
  expect(snapshots.get(ids[1] ?? '')).toMatchObject({ snapshot: { state: { values: { x2: '1' } } }, world: 'blue' })
  expect(snapshots.all()).toMatchObject([{ id: ids[1], scenario: 'empty', label: {} }])
  expect([count('snapshots'), count('states')]).toEqual([1, 2])
})
