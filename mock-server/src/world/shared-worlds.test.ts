import { describe, expect, onTestFinished, test } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import { Clock } from './clock/clock.ts'
import { deleteMessages } from './inbox/delete-messages.ts'
import { readInbox } from './inbox/inbox.ts'
import type { SharedStore } from './shared-store.ts'
import { SharedWorlds } from './shared-worlds.ts'
import type { JournalNote } from './sharing.ts'
import type { World } from './world.ts'
import type { WorldSnapshot, WorldStep } from './world-snapshot.ts'
import { StoreError } from './world-store.ts'

interface Row {
  readonly key: number
  snapshot: WorldSnapshot
  version: number
  clockZero: number
  readonly notes: object[]
}

/** A store in this process; `faster` runs before a push is accepted. */
class FakeStore implements SharedStore {
  readonly rows = new Map<string, Row>()
  readonly listeners: ((keys: readonly number[] | 'all') => void)[] = []
  readonly steps: WorldStep[] = []
  faster: () => unknown = () => {}
  isAway = false
  readonly limit = 10
  pushes = 0
  #keys = 0

  async read(id: string) {
    if (this.isAway) throw new StoreError('away')
    const row = this.rows.get(id)
    return row && { key: row.key, version: row.version, snapshot: row.snapshot, clockZero: row.clockZero, createdAt: 0 }
  }

  async push(key: number, step: WorldStep | undefined, notes: readonly JournalNote[]) {
    this.pushes++
    await this.faster()
    if (this.isAway) throw new StoreError('away')
    const row = [...this.rows.values()].find((known) => known.key === key)
    if (!row || (step && step.version !== row.version + 1)) return undefined
    if (step) {
      this.steps.push(step)
      Object.assign(row, { version: step.version, snapshot: step.snapshot, clockZero: step.clockZero })
    }
    const firstNote = row.notes.length + 1
    row.notes.push(...notes.map(({ entry }) => entry))
    return { firstNote, isLong: false }
  }

  async compact(): Promise<void> {}
  async saveUse(): Promise<void> {}
  async deleteUnused(): Promise<void> {}

  async count(): Promise<number> {
    return this.rows.size
  }

  async create(id: string, snapshot: WorldSnapshot): Promise<boolean> {
    if (this.rows.has(id)) return false
    this.rows.set(id, { key: ++this.#keys, snapshot, version: 0, clockZero: -snapshot.now, notes: [] })
    return true
  }

  async delete(id: string): Promise<boolean> {
    return this.rows.delete(id)
  }

  async all() {
    return []
  }

  async notesAfter() {
    return []
  }

  onChange(listener: (keys: readonly number[] | 'all') => void): void {
    this.listeners.push(listener)
  }
}

/** Two processes over one store. */
function twoServers() {
  const store = new FakeStore()
  const make = () => {
    const worlds = new SharedWorlds(scenarios, store, (now, frozen) => new Clock(() => 0, now, frozen))
    onTestFinished(() => worlds.stop())
    return worlds
  }
  return { store, here: make(), there: make() }
}

const countUp = (world: World | undefined) => {
  if (!world) throw new Error('There is no such world')
  const { decision } = world.act((state) => {
    const count = Number(state.values.count ?? 0) + 1
    return { changes: [{ path: ['values', 'count'], value: `${count}` }], count }
  })
  return decision.count
}

test('a new world was used when it was made', async () => {
  const before = Date.now()
  expect((await twoServers().here.open({})).usedAt).toBeGreaterThanOrEqual(before)
})

describe('a step in a shared world', () => {
  test('that loses the race runs again on the newer state, and its effects happen once', async () => {
    const { store, here, there } = twoServers()
    await here.open({ id: 'blue' })
    const tried: number[] = []
    const committed: number[] = []
    let other = 0
    store.faster = async () => {
      store.faster = () => {}
      other = await there.withWorld('blue', countUp)
    }
    const count = await here.withWorld('blue', (world) => {
      const counted = countUp(world)
      tried.push(counted)
      world?.afterCommit(() => committed.push(counted))
      return counted
    })
    expect([other, count, tried, committed]).toEqual([1, 2, [1, 2], [2]])
    expect(store.steps.map(({ version }) => version)).toEqual([1, 2])
  })

  test('that always loses is given up and did not happen', async () => {
    const { store, here } = twoServers()
    const world = await here.open({ id: 'blue' })
    store.faster = () => {
      const row = store.rows.get('blue')
      if (row) row.version += 1
    }
    let happened = 0
    const step = () =>
      here.resume(world, (found) => {
        countUp(found)
        found.afterCommit(() => happened++)
      })
    await expect(step()).rejects.toThrow('Other processes wrote to the world first, 100 times')
    expect([happened, world.state.values.count]).toEqual([0, undefined])
  })

  test('is visible only after the store has it, and never when the store cannot take it', async () => {
    const { store, here } = twoServers()
    const world = await here.open({ id: 'blue', frozen: false })
    const before = { ...world.snapshot(), version: world.version }
    const seen: unknown[] = []
    store.faster = () => {
      seen.push({ ...world.snapshot(), version: world.version })
      store.isAway = true
    }
    await expect(
      here.withWorld('blue', (found) => {
        countUp(found)
        found?.updateClock((clock) => clock.moveTo(clock.now() + 60_000))
      }),
    ).rejects.toThrow('away')
    expect(seen).toStrictEqual([before])
    expect({ ...world.snapshot(), version: world.version }).toStrictEqual(before)
    store.isAway = false
    store.faster = () => {}
    expect(await here.withWorld('blue', countUp)).toBe(1)
  })

  test('that throws leaves no changes and no notes', async () => {
    const { store, here } = twoServers()
    await here.open({ id: 'blue' })
    const failing = here.withWorld('blue', (world) => {
      world?.addNote({ entry: {}, answer: undefined, afterCommit: () => {} })
      countUp(world)
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    expect([store.steps, store.rows.get('blue')?.notes]).toEqual([[], []])
  })

  test('finds no world that was closed in between, and does not resume in a later world of the same name', async () => {
    const { store, here, there } = twoServers()
    const world = await here.open({ id: 'blue' })
    store.faster = () => store.rows.delete('blue')
    const found = await here.withWorld('blue', (each) => each && countUp(each))
    expect(found).toBeUndefined()
    store.faster = () => {}
    await there.open({ id: 'blue' })
    await expect(here.resume(world, countUp)).rejects.toThrow('The world blue was closed')
  })
})

test('calls of one process in one world take turns; those of another world do not wait for them', async () => {
  const { store, here } = twoServers()
  const world = await here.open({ id: 'blue' })
  await here.open({ id: 'red' })
  const look = (found: World | undefined): undefined => {
    found?.addNote({ entry: {}, answer: undefined, afterCommit: () => {} })
  }
  const calls = Array.from({ length: 20 }, (_, index) => here.withWorld('blue', index % 2 === 0 ? countUp : look))
  const first = await Promise.race([...calls, here.withWorld('red', () => 'red')])
  const counts = (await Promise.all(calls)).filter((count) => count !== undefined)
  expect([first, counts]).toEqual(['red', Array.from({ length: 10 }, (_, index) => index + 1)])
  expect([store.pushes, world.state.values.count, world.version]).toEqual([20, '10', 10])
})

test('the default world is created at its first use, even if two processes create it at once', async () => {
  const { store, here, there } = twoServers()
  await Promise.all([here, there].map((worlds) => worlds.withWorld('default', countUp)))
  expect([store.rows.size, store.rows.get('default')?.snapshot.state.values.count]).toEqual([1, '2'])
})

test('a listener is notified of another process’s step', async () => {
  const { store, here, there } = twoServers()
  const world = await here.open({ id: 'blue' })
  const { promise, resolve } = Promise.withResolvers<void>()
  world.listen(() => {
    if (world.state.values.count === '1') resolve()
  })
  await there.withWorld('blue', countUp)
  for (const listener of store.listeners) listener([store.rows.get('blue')?.key ?? 0])
  await expect(promise).resolves.toBeUndefined()
})

test('a message deleted while another process sends one is deleted everywhere, and the new one stays', async () => {
  const { store, here, there } = twoServers()
  const send = (id: string) => (world: World | undefined) =>
    world?.act(({ messages }) => {
      const message = { id, at: world.clock.now(), channel: 'sms', to: '+420601000201', text: 'Ahoj' }
      return { changes: [{ path: ['messages'], value: [...messages, message] }] }
    })
  const read = (world: World | undefined) =>
    world && [{}, { after: 'm-1' }].map((query) => readInbox(world, query).map(({ id }) => id))
  await here.open({ id: 'blue' })
  await here.withWorld('blue', send('m-1'))
  store.faster = () => {
    store.faster = () => {}
    return there.withWorld('blue', send('m-2'))
  }
  expect(await here.withWorld('blue', (world) => world && deleteMessages(world, 'm-1'))).toBe(1)
  for (const worlds of [here, there]) expect(await worlds.withWorld('blue', read)).toEqual([['m-2'], ['m-2']])
})
