import {
  array,
  assert,
  asyncProperty,
  constant,
  dictionary,
  double,
  jsonValue,
  oneof,
  record,
  string,
  tuple,
  uint8Array,
} from 'fast-check'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../mock-server/src/database.ts'
import type { Change } from '../../../mock-server/src/domain/state/change.ts'
import type { WorldState } from '../../../mock-server/src/domain/state/world-state.ts'
import { scenarios } from '../../../mock-server/src/scenarios/scenarios.ts'
import { bodyMemory } from '../../../mock-server/src/world/journal/body-arena.ts'
import { noteEntry, readJournal } from '../../../mock-server/src/world/journal/note.ts'
import type { Scenario } from '../../../mock-server/src/world/scenario.ts'
import type { World } from '../../../mock-server/src/world/world.ts'
import { PostgresServer } from './postgres-server.ts'

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await PostgresServer.make()
}, 120_000)
afterAll(() => postgres.remove())

type Limits = Parameters<typeof openDatabase>[1]

/** The worlds of a database, as one server has them until the test ends. */
async function openWorlds(url: string, { limits, of = scenarios }: { limits?: Limits; of?: readonly Scenario[] } = {}) {
  const { shared, close } = await openDatabase(url, limits)
  onTestFinished(close)
  return { worlds: shared.worldsOf(of), snapshots: shared.snapshots }
}

const put = (world: World, path: readonly string[], value: unknown) => world.act(() => ({ changes: [{ path, value }] }))
const draw = (world: World) => world.act((_state, random) => ({ changes: [], id: random.id() })).decision.id

describe('another server', () => {
  test('reads a world with state, generator, version, seed, scenario and a frozen clock', async () => {
    const url = await postgres.createDatabase()
    const [first, second] = [await openWorlds(url), await openWorlds(url)]
    const opened = await first.worlds.open({ id: 'blue', scenario: 'payout-week', seed: '7', frozen: true })
    await first.worlds.resume(opened, (world) => {
      put(world, ['values', 'x'], '1')
      draw(world)
      put(world, ['values', 'y'], undefined)
      world.updateClock((clock) => clock.moveTo(clock.now() + 5_000))
    })
    const look = (world: World | undefined) => {
      if (!world) throw new Error('There is no such world')
      const next = world.dryRun((_state, random) => random.id())
      return { ...world.snapshot(), version: world.version, next }
    }
    const before = await first.worlds.withWorld('blue', look)
    expect(before).toMatchObject({ version: 1, state: { values: { x: '1' } } })
    expect(await second.worlds.withWorld('blue', look)).toStrictEqual(before)
  })

  test('reads any values of a state and its changes', async () => {
    const url = await postgres.createDatabase()
    const key = string({ minLength: 1, maxLength: 8 })
    const leaf = oneof(jsonValue(), uint8Array(), constant(undefined), double())
    const change = record({ path: tuple(constant('values'), key), value: leaf })
    const { worlds: other } = await openWorlds(url)
    await assert(
      asyncProperty(
        dictionary(key, leaf, { noNullPrototype: true }),
        array(change, { maxLength: 6 }),
        async (values, changes) => {
          const scenario = scenarios.find(({ name }) => name === 'empty')
          const odd = { ...scenario, state: { ...scenario?.state, values } as unknown as WorldState } as Scenario
          const { worlds } = await openWorlds(url, { of: [odd] })
          const opened = await worlds.open({ scenario: 'empty' })
          for (const step of changes as readonly Change[])
            await worlds.resume(opened, (world) => world.act(() => ({ changes: [step] })))
          const state = await worlds.withWorld(opened.id, (world) => world?.state)
          expect(await other.withWorld(opened.id, (world) => world?.state)).toStrictEqual(state)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('continues a world from its original state even if its own scenario differs', async () => {
    const url = await postgres.createDatabase()
    const old = await (await openWorlds(url)).worlds.open({ id: 'old', scenario: 'empty' })
    const changed = scenarios.map((known) => ({ ...known, state: { ...known.state, values: { new: '1' } } }))
    const { worlds } = await openWorlds(url, { of: changed })
    expect(await worlds.withWorld('old', (world) => world?.state)).toStrictEqual(old.state)
    expect((await worlds.open({ scenario: 'empty' })).state.values).toStrictEqual({ new: '1' })
  })

  test('reads the same world after steps were merged, whether it had read some of them or none', async () => {
    const url = await postgres.createDatabase()
    const limits = { compactAt: { steps: 10, bytes: 1_000_000 } }
    const [first, second, third] = [await openWorlds(url, { limits }), await openWorlds(url), await openWorlds(url)]
    const opened = await first.worlds.open({ id: 'blue', scenario: 'empty' })
    for (let n = 1; n <= 25; n++) {
      await first.worlds.resume(opened, (world) => put(world, ['values', `x${n}`], `${n}`))
      if (n === 5) await second.worlds.withWorld('blue', () => {})
    }
    const { state, version } = opened
    expect(version).toBe(25)
    for (const { worlds } of [second, third])
      expect(await worlds.withWorld('blue', (world) => [world?.state, world?.version])).toStrictEqual([state, version])
    expect(await postgres.query('SELECT count(*)::integer AS steps FROM sandbox_worlds.steps', url)).toEqual([
      { steps: 5 },
    ])
    expect(await postgres.query('SELECT count(*)::integer AS states FROM sandbox_worlds.states', url)).toEqual([
      { states: 1 },
    ])
  })

  test('refuses one world too many, removes unused ones with their states, and knows names and times', async () => {
    const url = await postgres.createDatabase()
    const [first, second] = [await openWorlds(url, { limits: { limit: 2 } }), await openWorlds(url)]
    await first.worlds.open({ id: 'a' })
    await first.worlds.open({ id: 'b', scenario: 'empty', label: { name: 'Platba' } })
    await second.worlds.withWorld('b', (world) => world?.setLabel({ name: 'Platba', note: 'dvakrát' }))
    await expect(first.worlds.open({ id: 'c' })).rejects.toThrow('Longest unused: a, b “Platba”')
    await postgres.query('UPDATE sandbox_worlds.worlds SET "usedAt" = 0', url)
    await second.worlds.removeUnused()
    const label = { name: 'Platba', note: 'dvakrát' }
    expect(await first.worlds.all()).toMatchObject([{ id: 'b', label, usedAt: 0, createdAt: expect.any(Number) }])
    expect(await first.worlds.withWorld('b', (world) => world?.label)).toEqual(label)
    expect(await first.worlds.withWorld('a', (world) => world)).toBeUndefined()
    expect(await postgres.query('SELECT count(*)::integer AS states FROM sandbox_worlds.states', url)).toEqual([
      { states: 1 },
    ])
  })

  test('refuses a step of a world that was closed in between, even if a new one has its name', async () => {
    const url = await postgres.createDatabase()
    const [first, second] = [await openWorlds(url), await openWorlds(url)]
    const closed = await first.worlds.open({ id: 'blue' })
    await second.worlds.close('blue')
    const namesake = await second.worlds.open({ id: 'blue' })
    await expect(first.worlds.resume(closed, (world) => put(world, ['values', 'x'], '1'))).rejects.toThrow('closed')
    expect(namesake.state.values.x).toBeUndefined()
    await expect(first.worlds.open({ id: 'blue' })).rejects.toThrow('exists')
  })

  test('opens a snapshot of a closed world', async () => {
    const url = await postgres.createDatabase()
    const [first, second] = [await openWorlds(url), await openWorlds(url)]
    const world = await first.worlds.open({ id: 'blue', frozen: true })
    const link = { snapshot: world.snapshot(), world: 'blue', savedAt: 1, history: Buffer.from([2]) }
    const id = await first.snapshots.keep(link)
    await first.worlds.close('blue')
    expect(await second.snapshots.get(id)).toStrictEqual(link)
    expect(await second.snapshots.all()).toMatchObject([{ id, world: 'blue', label: {} }])
    expect(await second.snapshots.get('s-none')).toBeUndefined()
    expect([await first.snapshots.delete(id), await first.snapshots.delete(id)]).toEqual([true, false])
  })
})

describe('after all servers have stopped the journal of a world', () => {
  const rest = { at: 0, httpStatus: 200, errorCode: 200, error: undefined, rule: 'rule 9.1 Rating', fault: undefined }
  const change = { path: ['people', 'p-10000001', 'email'], before: 'jana@example.com', after: 'mala@example.com' }

  /** Notes so many calls in the world, and returns the ids of all that it has. */
  async function noteOnOneServer(url: string, count: number): Promise<readonly number[]> {
    const { shared, close } = await openDatabase(url)
    const worlds = shared.worldsOf(scenarios)
    const world = await worlds.withWorld('default', (found) => found)
    if (!world) throw new Error('There is no such world')
    await worlds.resume(world, (found) => {
      for (let n = 0; n < count; n++)
        noteEntry(found, { ...rest, operationId: 'saveNps', changes: [change] }, false, () => {})
    })
    const entries = (await readJournal(world)).entries()
    expect(JSON.stringify(entries)).not.toContain('@example.com')
    await close()
    return entries.map(({ id }) => id)
  }

  test('is there, masked, and its ids continue', async () => {
    const url = await postgres.createDatabase()
    expect(await noteOnOneServer(url, 2)).toEqual([1, 2])
    expect(await noteOnOneServer(url, 1)).toEqual([1, 2, 3])
  })

  test('has as many entries as the servers are set to', async () => {
    const { limits } = bodyMemory
    onTestFinished(() => {
      bodyMemory.limits = limits
    })
    bodyMemory.limits = { ...limits, entries: 1_200 }
    const url = await postgres.createDatabase()
    await noteOnOneServer(url, 1_300)
    expect(await noteOnOneServer(url, 0)).toEqual(Array.from({ length: 1_200 }, (_, index) => 101 + index))
  })
})

test('servers that start at the same moment create the tables once and share one secret', async () => {
  const url = await postgres.createDatabase()
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(url)))
  const secrets = new Set(opened.map(({ secret }) => secret()))
  await Promise.all(opened.map(({ close }) => close()))
  expect(secrets.size).toBe(1)
  expect([...secrets][0]).toMatch(/^\S{44}$/)
})

describe('a database that cannot be used is refused in one line with what to do', () => {
  const refusal = (url: string) =>
    openDatabase(url).then(
      () => 'it was opened',
      (error: unknown) => String(error),
    )

  test.each<[string, (url: string) => string, RegExp]>([
    [
      'a wrong password',
      (url) => url.replace(/:[^:@]+@/, ':wrong-word@'),
      /lets this server not in .*password authentication failed/,
    ],
    ['no such database', (url) => url.replace(/[^/]+$/, 'nowhere'), /database "nowhere" does not exist/],
    [
      'no server at that port',
      (url) => url.replace(/:\d+\//, ':1/'),
      /cannot be reached \(.*ECONNREFUSED.*Start PostgreSQL/,
    ],
    ['no such host', (url) => url.replace('127.0.0.1', 'provider.invalid'), /cannot be reached/],
    ['another kind of address', () => 'mysql://me:wrong-word@localhost/x', /must begin with postgres:\/\//],
  ])('%s', async (_name, change, expected) => {
    const message = await refusal(change(postgres.url))
    expect(message).toMatch(expected)
    expect(message).not.toMatch(/wrong-word|spelled/)
    expect(message.split('\n')).toHaveLength(1)
  })

  test.each([
    ['a newer', '+ 1'],
    ['an older', '- 1'],
  ])('tables of %s version', async (version, step) => {
    const url = await postgres.createDatabase()
    await (await openDatabase(url)).close()
    await postgres.query(`UPDATE sandbox_worlds.server SET format = format ${step}`, url)
    expect(await refusal(url)).toMatch(new RegExp(`written by ${version} version of this server \\(format \\d+, this`))
  })

  test('a schema of another application, which is not changed', async () => {
    const url = await postgres.createDatabase()
    await postgres.query('CREATE SCHEMA sandbox_worlds', url)
    expect(await refusal(url)).toMatch(/belongs to another program/)
    expect(await postgres.query("SELECT 1 FROM pg_tables WHERE schemaname = 'sandbox_worlds'", url)).toEqual([])
  })
})
