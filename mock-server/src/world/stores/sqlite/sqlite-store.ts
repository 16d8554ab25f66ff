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
import type { StoredStates } from './stored-states.ts'
import { transaction, write } from './writes.ts'

/** A world's steps are compacted into a complete state once there are so many, or so many bytes of them. */
export interface CompactAt {
  readonly steps: number
  readonly bytes: number
}

interface Kept {
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
  readonly #kept = new Map<string, Kept>()
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
    { compactAt = { steps: 1_000, bytes: 2_000_000 }, limit = MAX_WORLDS } = {},
  ) {
    this.#database = database
    this.#states = states
    this.#lifetime = lifetime
    this.#compactAt = compactAt
    this.limit = limit
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
      this.#kept.set(id, { world, key, base, ...weight })
    }
  }

  get(id: string): World | undefined {
    return this.#kept.get(id)?.world
  }

  get size(): number {
    return this.#kept.size
  }

  all(): readonly World[] {
    return Array.from(this.#kept.values(), ({ world }) => world)
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
    this.#kept.set(id, { world, key, base, steps: 0, bytes: 0 })
  }

  delete(id: string): boolean {
    const kept = this.#kept.get(id)
    if (!kept) return false
    transaction(this.#database, () => this.#remove(kept))
    return this.#kept.delete(id)
  }

  saveUse(): void {
    transaction(this.#database, () => {
      for (const { key, world } of this.#kept.values()) this.#updateUse.run(world.usedAt, key)
    })
  }

  /** A world that was closed during a call stores nothing, because it no longer exists. */
  readonly append = (world: World, { version, changes, snapshot }: WorldStep): void => {
    const kept = this.#kept.get(world.id)
    if (kept?.world !== world) throw new StoreError(`The world ${world.id} was closed`)
    const bytes = encode(changes)
    write(() => this.#insertStep.run(kept.key, version, bytes, ...columnsOf(snapshot), this.#lifetime.now()))
    kept.steps += 1
    kept.bytes += bytes.length
    if (kept.steps >= this.#compactAt.steps || kept.bytes >= this.#compactAt.bytes)
      this.#compact(kept, version, snapshot)
  }

  /** The step is already stored; when there is no space to compact, the next one tries again. */
  #compact(kept: Kept, version: number, snapshot: WorldSnapshot): void {
    try {
      kept.base = transaction(this.#database, () => {
        const base = this.#states.keep(snapshot.state)
        this.#updateWorld.run(version, base, ...columnsOf(snapshot), this.#lifetime.now(), kept.key)
        this.#deleteSteps.run(kept.key)
        if (base !== kept.base) this.#states.dropUnused([kept.base])
        return base
      })
      kept.steps = 0
      kept.bytes = 0
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
    }
  }

  #remove({ key, base }: Kept): void {
    this.#deleteWorld.run(key)
    this.#states.dropUnused([base])
  }
}
