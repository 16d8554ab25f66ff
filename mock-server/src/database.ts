import type { SharedParts } from './app-options.ts'
import { Clock } from './world/clock/clock.ts'
import { SharedWorlds } from './world/shared-worlds.ts'
import { ChangeNotifier } from './world/stores/postgres/change-notifier.ts'
import { Database } from './world/stores/postgres/database.ts'
import { DatabaseError, databaseCode, reasonOf } from './world/stores/postgres/database-error.ts'
import { DatabaseTime } from './world/stores/postgres/database-time.ts'
import { PostgresCoverage } from './world/stores/postgres/postgres-coverage.ts'
import { PostgresSnapshots } from './world/stores/postgres/postgres-snapshots.ts'
import { PostgresStates } from './world/stores/postgres/postgres-states.ts'
import { PostgresStore } from './world/stores/postgres/postgres-store.ts'
import { prepareTables } from './world/stores/postgres/tables.ts'
import type { StartClock } from './world/worlds.ts'

/** Worlds, snapshots and coverage that several servers share. */
export interface OpenedDatabase {
  readonly shared: SharedParts
  /** For tokens and idempotency keys, if no secret is configured: the same for all servers. */
  readonly secret: () => string
  /** Rejects with `StoreError` while the database does not answer. */
  readonly ping: () => Promise<void>
  readonly close: () => Promise<void>
}

type Limits = ConstructorParameters<typeof PostgresStore>[1]

/**
 * Opens the worlds in the PostgreSQL at `url` and creates missing tables (ADR 010). Throws `DatabaseError` with the reason and what to
 * do, in one line without the address's password.
 */
export async function openDatabase(url: string, limits: Limits = {}): Promise<OpenedDatabase> {
  const database = connect(url)
  try {
    const secret = await prepareTables(database)
    const time = await DatabaseTime.start(database)
    const changes = new ChangeNotifier(url, database)
    const states = new PostgresStates(database)
    const store = new PostgresStore({ database, states, time, changes }, limits)
    const coverage = new PostgresCoverage(database)
    const opened: SharedWorlds[] = []
    const worldsOf: SharedParts['worldsOf'] = (scenarios, newSeed, realTime) => {
      const startClock: StartClock = (now, frozen) => new Clock(time.now, now, frozen)
      const worlds = new SharedWorlds(scenarios, store, startClock, newSeed, realTime)
      opened.push(worlds)
      return worlds
    }
    await changes.start()
    const close = async () => {
      for (const part of [...opened, time, coverage]) part.stop()
      await changes.stop()
      await database.close()
    }
    return {
      shared: { worldsOf, snapshots: new PostgresSnapshots(database, states), coverage },
      secret: () => secret,
      ping: () => database.ping(),
      close,
    }
  } catch (error) {
    await database.close()
    throw explain(error)
  }
}

function connect(url: string): Database {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new DatabaseError(`DATABASE_URL must begin with postgres:// ${EXAMPLE}`)
  try {
    return new Database(url)
  } catch {
    throw new DatabaseError(`DATABASE_URL is no address ${EXAMPLE}`)
  }
}

const EXAMPLE = '(postgres://name:password@host:5432/database)'

function explain(error: unknown): DatabaseError {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (cause instanceof DatabaseError) return cause
  const reason = reasonOf(cause)
  const isRefused = /^(28|3D|42501)/.test(databaseCode(cause) ?? '')
  return new DatabaseError(
    isRefused
      ? `The database of DATABASE_URL lets this server not in or not make its tables (${reason}). Correct the name, password, database or rights.`
      : `The database of DATABASE_URL cannot be reached (${reason}). Start PostgreSQL or correct the address; without DATABASE_URL worlds live in the memory.`,
  )
}
