import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Clock, type MonotonicSource } from './world/clock/clock.ts'
import type { Snapshots } from './world/snapshots.ts'
import { openDataFile } from './world/stores/sqlite/data-file.ts'
import { ANSWER, DataFolderError, reasonOf } from './world/stores/sqlite/data-folder-error.ts'
import { JOURNAL_TABLES, JournalFile } from './world/stores/sqlite/journal-file.ts'
import { BEAT, Lifetime } from './world/stores/sqlite/lifetime.ts'
import { SqliteSnapshots } from './world/stores/sqlite/sqlite-snapshots.ts'
import { type CompactAt, SqliteStore } from './world/stores/sqlite/sqlite-store.ts'
import { StoredJournals } from './world/stores/sqlite/stored-journals.ts'
import { storedSecret } from './world/stores/sqlite/stored-secret.ts'
import { StoredStates } from './world/stores/sqlite/stored-states.ts'
import { StoreError, type WorldStore } from './world/world-store.ts'
import type { StartClock } from './world/worlds.ts'

/** Worlds and snapshots that outlive the process, in one file of a folder, and journals in another. */
export interface DataFolder {
  readonly store: WorldStore
  readonly snapshots: Snapshots
  /** For tokens and idempotency keys, if no secret is configured (`stored-secret.ts`). */
  secret(): string
  /** Call it last: writes the journals and how long the clocks ran, and closes the files. */
  close(): void
}

/**
 * Opens `worlds.sqlite` and `journals.sqlite` in the folder, created if they are missing, for this process alone (ADR 010). Throws
 * `DataFolderError` with the reason and what to do. `warn` gets one line when a journal is lost or cannot be stored.
 */
export function openDataFolder(
  folder: string,
  source: MonotonicSource = () => performance.now(),
  {
    warn = () => {},
    ...limits
  }: { readonly compactAt?: CompactAt; readonly limit?: number; readonly warn?: (line: string) => void } = {},
): DataFolder {
  const path = join(folder, 'worlds.sqlite')
  const database = openDataFile(path)
  const journals = openJournals(join(folder, 'journals.sqlite'), warn)
  try {
    const lifetime = new Lifetime(database, source)
    const states = new StoredStates(database)
    const startClock: StartClock = (now, frozen) => new Clock(source, now, frozen)
    const store = new SqliteStore(database, states, lifetime, startClock, { ...limits, journals })
    const snapshots = new SqliteSnapshots(database, states)
    const beat = () => {
      tryTo(() => lifetime.sayAhead())
      void journals?.save()
    }
    const beats = setInterval(beat, BEAT).unref()
    beat()
    const close = () => {
      clearInterval(beats)
      journals?.close()
      tryTo(() => store.saveUse())
      tryTo(() => lifetime.sayExactly())
      database.close()
    }
    return { store, snapshots, secret: () => storedSecret(folder), close }
  } catch (error) {
    journals?.close()
    database.close()
    throw new DataFolderError(`${path} is damaged (${reasonOf(error)}). ${ANSWER.damaged}`)
  }
}

/** A journal is no reason not to start: a file that cannot be used is put aside, and without a new one journals end with the server. */
function openJournals(path: string, warn: (line: string) => void): StoredJournals | undefined {
  const open = () => new StoredJournals(new JournalFile(openDataFile(path, JOURNAL_TABLES)), warn)
  try {
    return open()
  } catch {
    try {
      for (const end of ['', '-wal'])
        if (existsSync(`${path}${end}`)) renameSync(`${path}${end}`, `${path}.damaged${end}`)
      const opened = open()
      warn(`Worlds begin without their journals: ${path} cannot be used and is now ${path}.damaged`)
      return opened
    } catch (error) {
      warn(`Journals end with the server: ${path} cannot be used (${reasonOf(error)})`)
      return undefined
    }
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
