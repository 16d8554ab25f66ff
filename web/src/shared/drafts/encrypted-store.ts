import { hexOf } from '../session/hex.ts'
import { dropTabSecrets } from '../session/tab-secret.ts'
import { hasToDestroy, noteDestroyed } from './destruction-note.ts'
import { type DraftDatabase, openDraftDatabase } from './draft-database.ts'
import { personOfOwner } from './draft-owner.ts'
import { createDraftRecords, type Merge } from './draft-records.ts'
import type { OwnedDraft } from './draft-types.ts'
import { removeFinalFlush, writeFinalFlush } from './final-flush.ts'
import { readEntries, writeEntries } from './final-flush-entries.ts'
import { type KeyFiles, openKeyFiles } from './key-files.ts'
import { createKeyRing, TAB_PURPOSE } from './key-ring.ts'

/** The drafts stored on the device, encrypted. Nothing here rejects: if the browser refuses, there is no draft. */
export type EncryptedStore = {
  /** Returns the stored fields; undefined if nothing was written. `mayBegin`: a key may be created if there is none. */
  write: (draft: OwnedDraft, mayBegin: boolean, merge?: Merge) => Promise<object | undefined>
  /** Also creates the key, so that it exists before the user types, and stores what pages flushed when they were closed. */
  read: (whose: Pick<OwnedDraft, 'person' | 'name'>, oldest: number, merge?: Merge) => Promise<OwnedDraft | undefined>
  /** For a page that is being closed: stores the draft encrypted before it returns. It is removed once `write` has stored the draft. */
  flushSync: (draft: OwnedDraft) => void
  remove: (person: string, name: string) => void
  /** Moves all drafts of one owner to another, unless the other has a later draft of the same form. */
  move: (from: string, to: string) => void
  /** Removes drafts of other persons and drafts saved before `oldest`. */
  dropAllBut: (person: string, oldest: number) => void
  destroyAll: () => void
}

/** `canStore` is false if the browser cannot store keys. */
export async function openEncryptedStore(storage: Storage): Promise<{ store: EncryptedStore; canStore: boolean }> {
  const files = await openKeyFiles()
  return { store: createEncryptedStore(storage, files), canStore: files !== undefined }
}

/** `files` is undefined if the browser cannot store keys: then drafts live as long as the tab. */
export function createEncryptedStore(storage: Storage, files: KeyFiles | undefined): EncryptedStore {
  let opening: Promise<DraftDatabase | undefined> | undefined
  const ring = createKeyRing(files)
  const page = hexOf(crypto.getRandomValues(new Uint8Array(8)))
  /** Runs one after another, so that the later draft wins and a reader sees what was written before. */
  let turns: Promise<unknown> = Promise.resolve()
  /** Grows with each destruction: work requested before it is not done after it. */
  let generation = 0
  const records = createDraftRecords({ storage, ring, files, generation: () => generation })
  /** Old drafts of closed tabs are removed once for each page. */
  let isSwept = false

  async function open(): Promise<DraftDatabase | undefined> {
    try {
      const database = await openDraftDatabase()
      if (hasToDestroy(storage)) {
        await database.dropAllBut('', Number.POSITIVE_INFINITY)
        await records.wipeRemovedKeys(database)
        noteDestroyed(storage)
      }
      // A page may have been closed between the removal of a draft and that of its key.
      await records.wipeRemovedKeys(database)
      return database
    } catch {
      return undefined
    }
  }

  function inTurn<T>(work: (database: DraftDatabase) => Promise<T>): Promise<T | undefined> {
    const begun = generation
    const turn = turns.then(async () => {
      opening ??= open()
      const database = await opening
      return database && begun === generation ? work(database) : undefined
    })
    const quiet = turn.catch(() => undefined)
    turns = quiet
    return quiet
  }

  const dropOthersFlushes = (person: string, oldest: number) =>
    writeEntries(
      storage,
      readEntries(storage).filter((entry) => personOfOwner(entry.person) === person && entry.at >= oldest),
    )

  function forget(): void {
    generation += 1
    ring.dropAllBut('')
    records.forget()
  }

  return {
    write: (draft, mayBegin, merge) =>
      inTurn(async (database) => {
        const there = await records.write(database, draft, mayBegin, merge)
        if (there) removeFinalFlush(storage, draft, draft.at, page)
        return there
      }),
    read: ({ person, name }, oldest, merge) =>
      inTurn(async (database) => {
        if (!isSwept) {
          await database.dropOlder(oldest)
          await records.wipeRemovedKeys(database)
        }
        isSwept = true
        return records.read(database, { person, name }, oldest, merge)
      }),
    flushSync(draft) {
      const key = ring.of(draft)?.raw
      if (key) writeFinalFlush(storage, key, page, records.unstored(draft))
    },
    remove(person, name) {
      removeFinalFlush(storage, { person, name }, Number.POSITIVE_INFINITY)
      void inTurn((database) => records.remove(database, { person, name }))
    },
    move(from, to) {
      void inTurn(async (database) => {
        const drafts = await database.all(from)
        const left = readEntries(storage).filter((entry) => entry.person === from)
        const names = new Set([...drafts, ...left].map(({ name }) => name))
        for (const name of names) await records.move(database, { person: from, name }, to)
        await database.dropKeysOf(from)
        await records.wipeRemovedKeys(database)
      })
    },
    dropAllBut(person, oldest) {
      if (ring.dropAllBut(person)) forget()
      dropOthersFlushes(person, oldest)
      void inTurn(async (database) => {
        await database.dropAllBut(person, oldest)
        await records.wipeRemovedKeys(database)
      })
    },
    destroyAll() {
      forget()
      dropTabSecrets(TAB_PURPOSE)
      writeEntries(storage, [])
      void inTurn(async (database) => {
        await database.dropAllBut('', Number.POSITIVE_INFINITY)
        await records.wipeRemovedKeys(database)
        noteDestroyed(storage)
      })
    },
  }
}
