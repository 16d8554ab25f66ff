import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { scenarios } from './scenarios/scenarios.ts'
import { asKilled, freshFolder, openWorlds } from './testing/data-folders.ts'
import { Clock } from './world/clock/clock.ts'
import { openDataFile } from './world/stores/sqlite/data-file.ts'
import { Lifetime } from './world/stores/sqlite/lifetime.ts'
import { SqliteStore } from './world/stores/sqlite/sqlite-store.ts'
import { StoredStates } from './world/stores/sqlite/stored-states.ts'
import type { World } from './world/world.ts'
import { Worlds } from './world/worlds.ts'

const put = (world: World, path: readonly string[], value: unknown) => world.act(() => ({ changes: [{ path, value }] }))

describe('the file of worlds', () => {
  test('compacts the steps of a world without changing the world', () => {
    const folder = freshFolder()
    const limits = { compactAt: { steps: 10, bytes: 1_000_000 } }
    const first = openWorlds(folder, { limits })
    const world = first.worlds.open({ id: 'blue', scenario: 'empty' })
    for (let n = 1; n <= 25; n++) put(world, ['values', `x${n}`], `${n}`)
    const { state, version } = world
    const second = openWorlds(asKilled(folder), { limits }).worlds.find('blue')
    expect(second?.state).toStrictEqual(state)
    expect(second?.version).toBe(version)
  })

  test('without space to compact keeps the steps, and compacts them later', () => {
    const database = openDataFile(join(freshFolder(), 'worlds.sqlite'))
    onTestFinished(() => database.close())
    const startClock = (now: number) => new Clock(() => 0, now, true)
    const [states, lifetime] = [new StoredStates(database), new Lifetime(database, () => 0)]
    const compactAt = { steps: 3, bytes: 1_000_000 }
    const store = new SqliteStore(database, states, lifetime, startClock, { compactAt })
    const world = new Worlds(scenarios, store, startClock).open({ id: 'blue' })
    const count = () => database.prepare('SELECT count(*) AS steps FROM steps').get()?.steps
    const { page_count } = database.prepare('PRAGMA page_count').get() as { page_count: number }
    database.exec(`PRAGMA max_page_count = ${page_count + 2}`)
    for (const n of [1, 2, 3, 4]) put(world, ['values', `x${n}`], '1')
    expect(count()).toBe(4)
    database.exec('PRAGMA max_page_count = 1000000')
    put(world, ['values', 'x5'], '1')
    expect(count()).toBe(0)
  })

  test('is refused when a step of a world is missing in it', () => {
    const folder = freshFolder()
    const first = openWorlds(folder)
    const world = first.worlds.open({ id: 'blue', scenario: 'empty' })
    for (const n of [1, 2, 3]) put(world, ['values', `x${n}`], '1')
    first.stop()
    const database = new DatabaseSync(join(folder, 'worlds.sqlite'))
    database.exec('DELETE FROM steps WHERE version = 2')
    database.close()
    expect(() => openWorlds(folder)).toThrow('worlds.sqlite is damaged (Step 2 of the world blue is missing)')
  })
})
