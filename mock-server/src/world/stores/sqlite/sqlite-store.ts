import type { DatabaseSync } from 'node:sqlite'
import { columnsOf } from '../../snapshot-columns.ts'
import { encode } from '../../stored-values.ts'
import { World } from '../../world.ts'
import { MAX_WORLDS } from '../../world-limit.ts'
import type { WorldSnapshot, WorldStep } from '../../world-snapshot.ts'
import { StoreError, type WorldStore } from '../../world-store.ts'
import type { StartClock } from '../../worlds.ts'
import type { Lifetime } from './lifetime.ts'
import { readWorlds } from './read-worlds.ts'
import type { StoredJournals } from './stored-journals.ts'
import type { StoredStates } from './stored-states.ts'
import { runWrite, transaction } from './writes.ts'

/** A world's steps are compacted into a complete state once there are so many, or so many bytes of them. */
export interface CompactAt {
  readonly steps: number
  readonly bytes: number
}

interface StoreOptions {
  readonly compactAt?: CompactAt
  readonly limit?: number
  /** Without it, journals end with the process. */
  readonly journals?: StoredJournals | undefined
}

interface StoredWorld {
  readonly world: World
  readonly key: number
  base: string
  steps: number
  bytes: number
}

/** Worlds in memory; each of their steps is on the disk before it is committed. */
export class SqliteStore implements WorldStore {
  readonly #database: DatabaseSync
  readonly #states: StoredStates
  readonly #lifetime: Lifetime
  readonly #compactAt: CompactAt
  readonly limit: number
  readonly #journals: StoredJournals | undefined
  readonly #worlds = new Map<string, StoredWorld>()
  readonly #insertWorld
  readonly #deleteWorld
  readonly #insertStep
  readonly #updateWorld
  readonly #deleteSteps
  readonly #updateUse

  /** Reads every world at once, so that damage is reported at the start and not in the middle of a test. */
  constructor(
    database: DatabaseSync,
    states: StoredStates,
    lifetime: Lifetime,
    startClock: StartClock,
    { compactAt = { steps: 1_000, bytes: 2_000_000 }, limit = MAX_WORLDS, journals }: StoreOptions = {},
  ) {
    this.#database = database
    this.#states = states
    this.#lifetime = lifetime
    this.#compactAt = compactAt
    this.limit = limit
    this.#journals = journals
    this.#insertWorld = database.prepare(
      `INSERT INTO worlds (id, scenario, seed, version, state, random, now, frozen, ranUpTo, label, life, createdAt, usedAt)
       VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.#deleteWorld = database.prepare('DELETE FROM worlds WHERE key = ?')
    this.#insertStep = database.prepare(
      'INSERT INTO steps (world, version, changes, random, now, frozen, ranUpTo, label, life) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    )
    this.#updateWorld = database.prepare(
      'UPDATE worlds SET version = ?, state = ?, random = ?, now = ?, frozen = ?, ranUpTo = ?, label = ?, life = ? WHERE key = ?',
    )
    this.#deleteSteps = database.prepare('DELETE FROM steps WHERE world = ?')
    this.#updateUse = database.prepare('UPDATE worlds SET usedAt = ? WHERE key = ? AND usedAt < ?1')
    for (const { id, key, version, snapshot, life, createdAt, usedAt, weight, base } of readWorlds(database, states)) {
      const now = snapshot.frozen ? snapshot.now : snapshot.now + lifetime.now() - life
      const append = (step: WorldStep) => this.append(world, step)
      const world: World = new World(id, snapshot, startClock(now, snapshot.frozen), append, version)
      Object.assign(world, { createdAt, usedAt })
      this.#worlds.set(id, { world, key, base, ...weight })
      journals?.attach(key, world)
    }
    journals?.removeOthers()
  }

  get(id: string): World | undefined {
    return this.#worlds.get(id)?.world
  }

  get size(): number {
    return this.#worlds.size
  }

  all(): readonly World[] {
    return Array.from(this.#worlds.values(), ({ world }) => world)
  }

  put(world: World): void {
    const { id, scenario, seed, createdAt, usedAt } = world
    const snapshot = world.snapshot()
    const [key, base] = transaction(this.#database, () => {
      const hash = this.#states.keep(snapshot.state)
      const { lastInsertRowid } = this.#insertWorld.run(
        id,
        scenario,
        seed,
        hash,
        ...columnsOf(snapshot),
        this.#lifetime.now(),
        createdAt,
        usedAt,
      )
      return [Number(lastInsertRowid), hash]
    })
    this.#worlds.set(id, { world, key, base, steps: 0, bytes: 0 })
    this.#journals?.attach(key, world)
  }

  delete(id: string): boolean {
    const stored = this.#worlds.get(id)
    if (!stored) return false
    transaction(this.#database, () => this.#remove(stored))
    this.#journals?.remove(stored.key)
    return this.#worlds.delete(id)
  }

  saveUse(): void {
    transaction(this.#database, () => {
      for (const { key, world } of this.#worlds.values()) this.#updateUse.run(world.usedAt, key)
    })
  }

  /** A world that was closed during a call stores nothing, because it no longer exists. */
  readonly append = (world: World, { version, changes, snapshot }: WorldStep): void => {
    const stored = this.#worlds.get(world.id)
    if (stored?.world !== world) throw new StoreError(`The world ${world.id} was closed`)
    const bytes = encode(changes)
    runWrite(() => this.#insertStep.run(stored.key, version, bytes, ...columnsOf(snapshot), this.#lifetime.now()))
    stored.steps += 1
    stored.bytes += bytes.length
    if (stored.steps >= this.#compactAt.steps || stored.bytes >= this.#compactAt.bytes)
      this.#compact(stored, version, snapshot)
  }

  /** The step is already stored; when there is no space to compact, the next one tries again. */
  #compact(stored: StoredWorld, version: number, snapshot: WorldSnapshot): void {
    try {
      stored.base = transaction(this.#database, () => {
        const base = this.#states.keep(snapshot.state)
        this.#updateWorld.run(version, base, ...columnsOf(snapshot), this.#lifetime.now(), stored.key)
        this.#deleteSteps.run(stored.key)
        if (base !== stored.base) this.#states.dropUnused([stored.base])
        return base
      })
      stored.steps = 0
      stored.bytes = 0
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
    }
  }

  #remove({ key, base }: StoredWorld): void {
    this.#deleteWorld.run(key)
    this.#states.dropUnused([base])
  }
}
