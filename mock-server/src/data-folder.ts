import { join } from 'node:path'
import { Clock, type MonotonicSource } from './world/clock/clock.ts'
import type { Snapshots } from './world/snapshots.ts'
import { openDataFile } from './world/stores/sqlite/data-file.ts'
import { ANSWER, DataFolderError, reasonOf } from './world/stores/sqlite/data-folder-error.ts'
import { BEAT, Lifetime } from './world/stores/sqlite/lifetime.ts'
import { SqliteSnapshots } from './world/stores/sqlite/sqlite-snapshots.ts'
import { type CompactAt, SqliteStore } from './world/stores/sqlite/sqlite-store.ts'
import { storedSecret } from './world/stores/sqlite/stored-secret.ts'
import { StoredStates } from './world/stores/sqlite/stored-states.ts'
import { StoreError, type WorldStore } from './world/world-store.ts'

/** Worlds and snapshots that outlive the process, in one file of a folder. */
export interface DataFolder {
  readonly store: WorldStore
  readonly snapshots: Snapshots
  /** For tokens and idempotency keys, if no secret is configured (`stored-secret.ts`). */
  secret(): string
  /** Call it last: writes how long the clocks ran and closes the file. */
  close(): void
}

/**
 * Opens `worlds.sqlite` in the folder, created if it is missing, for this process alone (ADR 010). Throws `DataFolderError` with the
 * reason and what to do.
 */
export function openDataFolder(
  folder: string,
  source: MonotonicSource = () => performance.now(),
  limits: { readonly compactAt?: CompactAt; readonly limit?: number } = {},
): DataFolder {
  const path = join(folder, 'worlds.sqlite')
  const database = openDataFile(path)
  try {
    const lifetime = new Lifetime(database, source)
    const states = new StoredStates(database)
    const store = new SqliteStore(database, states, lifetime, (now, frozen) => new Clock(source, now, frozen), limits)
    const snapshots = new SqliteSnapshots(database, states)
    const beat = setInterval(() => tryTo(() => lifetime.sayAhead()), BEAT).unref()
    tryTo(() => lifetime.sayAhead())
    const close = () => {
      clearInterval(beat)
      tryTo(() => store.saveUse())
      tryTo(() => lifetime.sayExactly())
      database.close()
    }
    return { store, snapshots, secret: () => storedSecret(folder), close }
  } catch (error) {
    database.close()
    throw new DataFolderError(`${path} is damaged (${reasonOf(error)}). ${ANSWER.damaged}`)
  }
}

/** Without disk space only the last seconds of running clocks are lost; a failed write of a world is reported by its own call. */
function tryTo(say: () => void): void {
  try {
    say()
  } catch (error) {
    if (!(error instanceof StoreError) && (error as { code?: string }).code !== 'ERR_SQLITE_ERROR') throw error
  }
}
