import { dropTabSecrets } from '../session/tab-secret.ts'
import { hasToDestroy, noteDestroyed } from './destruction-note.ts'
import { type DraftDatabase, openDraftDatabase } from './draft-database.ts'
import { personOf } from './draft-owner.ts'
import { createDraftRecords, type Merge } from './draft-records.ts'
import { type KeyFiles, openKeyFiles } from './key-files.ts'
import { createKeyRing, TAB_PURPOSE } from './key-ring.ts'
import { dropLastWords, leaveWords } from './last-words.ts'
import { readEntries, writeEntries } from './last-words-store.ts'
import type { Words } from './words.ts'

/** The drafts as they lie on the device. Nothing here rejects: where the browser refuses, there is nothing. */
export type DraftVault = {
  /**
   * The fields as they lie there now, with what another tab wrote where there is a `merge`; undefined where nothing was written.
   * `mayBegin`: the person is signed in, so a key may be made where they have none.
   */
  write: (words: Words, mayBegin: boolean, merge?: Merge) => Promise<object | undefined>
  /** Also sees to the keys, so that they are there before the first word is typed, and takes over what pages left when they went. */
  read: (whose: Pick<Words, 'person' | 'name'>, oldest: number, merge?: Merge) => Promise<Words | undefined>
  /** For a page that goes: leaves words on the device before it returns, sealed. Where they are written after all, they are taken away. */
  leave: (words: Words) => void
  remove: (person: string, name: string) => void
  /** Everything of one owner becomes another's, unless the other has a later draft of the same form. */
  move: (from: string, to: string) => void
  /** Removes what is not this person's and what was kept before `oldest`. */
  dropAllBut: (person: string, oldest: number) => void
  destroyAll: () => void
}

/** `canKeep` is false if the browser cannot store keys. */
export async function openDraftVault(storage: Storage): Promise<{ vault: DraftVault; canKeep: boolean }> {
  const files = await openKeyFiles()
  return { vault: createDraftVault(storage, files), canKeep: files !== undefined }
}

/** `files` is undefined if the browser cannot store keys: then drafts live as long as the tab. */
export function createDraftVault(storage: Storage, files: KeyFiles | undefined): DraftVault {
  let opening: Promise<DraftDatabase | undefined> | undefined
  const ring = createKeyRing(files)
  /** One after another, so that later words win and a reader sees what was written before. */
  let turns: Promise<unknown> = Promise.resolve()
  /** Grows with each destruction: what was asked for before it is not done after it. */
  let era = 0
  const records = createDraftRecords({ storage, ring, files, era: () => era })
  /** Old drafts of closed tabs are removed once for each page. */
  let isSwept = false

  async function open(): Promise<DraftDatabase | undefined> {
    try {
      if (typeof crypto.subtle !== 'object') return undefined
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
    const begun = era
    const turn = turns.then(async () => {
      opening ??= open()
      const database = await opening
      return database && begun === era ? work(database) : undefined
    })
    const quiet = turn.catch(() => undefined)
    turns = quiet
    return quiet
  }

  const dropOthersWords = (person: string, oldest: number) =>
    writeEntries(
      storage,
      readEntries(storage).filter((entry) => personOf(entry.person) === person && entry.at >= oldest),
    )

  function forget(): void {
    era += 1
    ring.dropAllBut('')
    records.forget()
  }

  return {
    write: (words, mayBegin, merge) =>
      inTurn(async (database) => {
        const there = await records.write(database, words, mayBegin, merge)
        const pageKey = ring.of(words)?.pageKey
        if (there && pageKey) dropLastWords(storage, words, words.at, pageKey)
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
    leave(words) {
      const pageKey = ring.of(words)?.pageKey
      if (pageKey) leaveWords(storage, pageKey, words)
    },
    remove(person, name) {
      dropLastWords(storage, { person, name }, Number.POSITIVE_INFINITY)
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
      dropOthersWords(person, oldest)
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
