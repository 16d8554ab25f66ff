import { hasToDestroy, noteDestroyed } from './destruction-note.ts'
import { seal, unsealFields } from './draft-cipher.ts'
import { type DraftDatabase, type DraftRecord, type KeyRecord, openDraftDatabase } from './draft-database.ts'
import { createKeyRing } from './key-ring.ts'
import { dropLastWords, findLastWords, leaveWords } from './last-words.ts'
import { readEntries, writeEntries } from './last-words-store.ts'
import { VISITOR } from './visitor.ts'
import type { Words } from './words.ts'

/** What two tabs wrote of one form, as one. */
export type Merge = (mine: object, theirs: object) => object

/** How often two tabs may come in each other's way with one form; after that the later words stand alone. */
const MOST_TRIES = 5

/** The drafts as they lie on the device. Nothing here rejects: where the browser refuses, there is nothing. */
export type DraftVault = {
  /**
   * The fields as they lie there now, with what another tab wrote where there is a `merge`; undefined where nothing was written.
   * `mayBegin`: the person is signed in, so a key may be made where they have none.
   */
  write: (words: Words, mayBegin: boolean, merge?: Merge) => Promise<object | undefined>
  /** Also sees to the keys, so that they are there before the first word is typed, and takes over what pages left when they went. */
  read: (whose: Whose, oldest: number, merge?: Merge) => Promise<Words | undefined>
  /** For a page that goes: leaves words on the device before it returns, sealed. Where they are written after all, they are taken away. */
  leave: (words: Words) => void
  remove: (person: string, name: string) => void
  /** Removes what is not this person's and what was kept before `oldest`. */
  dropAllBut: (person: string, oldest: number) => void
  destroyAll: () => void
}

export function createDraftVault(storage: Storage): DraftVault {
  let opening: Promise<DraftDatabase | undefined> | undefined
  const ring = createKeyRing()
  /** As each draft was read or written here last, so that a merged one is written in one go: a page that is left has no time for two. */
  const last = new Map<string, { record: DraftRecord | undefined; fields: object | undefined }>()
  /** One after another, so that later words win and a reader sees what was written before. */
  let turns: Promise<unknown> = Promise.resolve()
  /** Grows with each destruction: what was asked for before it is not done after it. */
  let era = 0

  async function open(): Promise<DraftDatabase | undefined> {
    try {
      if (typeof crypto.subtle !== 'object') return undefined
      const database = await openDraftDatabase()
      if (hasToDestroy(storage)) {
        await database.dropAllBut('', Number.POSITIVE_INFINITY)
        noteDestroyed(storage)
      }
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

  /** As it lies there now, another tab's words too. */
  async function readNow(database: DraftDatabase, key: CryptoKey, { person, name }: Whose) {
    const record = await database.read(person, name)
    const there = { record, fields: record && (await unsealFields(key, record)) }
    last.set(idOf({ person, name }), there)
    return there
  }

  /** Undefined where nothing was written. */
  async function writeNow(database: DraftDatabase, words: Words, mayBegin: boolean, merge?: Merge) {
    const { fields, ...label } = words
    const { person } = label
    const asked = era
    for (let left = MOST_TRIES; left > 0; left -= 1) {
      const key = ring.of(person) ?? (mayBegin ? await ring.take(database, person) : undefined)
      if (!key) return undefined
      const there = merge && (last.get(idOf(label)) ?? (await readNow(database, key.key, label)))
      const whole = merge && there?.fields ? merge(fields, there.fields) : fields
      const record = { ...label, ...(await seal(key.key, label, whole)) }
      if (asked !== era) return undefined
      const after = there && left > 1 ? { read: there.record } : undefined
      const written = await database.write(record, key.id, after)
      if (written === 'written') {
        last.set(idOf(label), { record, fields: whole })
        return whole
      }
      last.delete(idOf(label))
      if (written === 'key is gone') {
        ring.drop(key)
        // A visitor's key ends with each sending, which ends nothing else that they write; anybody else's with their logout.
        if (person !== VISITOR) return undefined
      }
    }
    return undefined
  }

  /** What pages left when they went is a draft like any other again. Without `merge` the later words stand alone. */
  async function takeOver(database: DraftDatabase, { key }: KeyRecord, whose: Whose, merge?: Merge): Promise<void> {
    const left = await findLastWords(storage, key, whose)
    for (const words of left) {
      const there = merge ? undefined : await database.read(whose.person, whose.name)
      const isDone = (there && there.at > words.at) || (await writeNow(database, words, false, merge))
      if (!isDone) return
    }
    dropLastWords(storage, whose, Number.POSITIVE_INFINITY)
  }

  const dropOthersWords = (person: string, oldest: number) =>
    writeEntries(
      storage,
      readEntries(storage).filter((entry) => entry.person === person && entry.at >= oldest),
    )

  function forget(): void {
    era += 1
    ring.forget()
    last.clear()
  }

  return {
    write: (words, mayBegin, merge) =>
      inTurn(async (database) => {
        const there = await writeNow(database, words, mayBegin, merge)
        const pageKey = ring.pageKeyOf(words.person)
        if (there && pageKey) dropLastWords(storage, words, words.at, pageKey)
        return there
      }),
    read: ({ person, name }, oldest, merge) =>
      inTurn(async (database) => {
        const key = await ring.take(database, person)
        await takeOver(database, key, { person, name }, merge)
        const { record, fields } = await readNow(database, key.key, { person, name })
        if (record && fields && record.at >= oldest) return { person, name, at: record.at, fields }
        if (record) await database.remove(person, name)
        last.delete(idOf({ person, name }))
        return undefined
      }),
    leave(words) {
      const pageKey = ring.pageKeyOf(words.person)
      if (pageKey) leaveWords(storage, pageKey, words)
    },
    remove(person, name) {
      dropLastWords(storage, { person, name }, Number.POSITIVE_INFINITY)
      void inTurn(async (database) => {
        await database.remove(person, name, person === VISITOR)
        last.delete(idOf({ person, name }))
        if (person === VISITOR) ring.drop()
      })
    },
    dropAllBut(person, oldest) {
      if (!ring.of(person)) forget()
      ring.drop()
      dropOthersWords(person, oldest)
      void inTurn((database) => database.dropAllBut(person, oldest))
    },
    destroyAll() {
      forget()
      writeEntries(storage, [])
      void inTurn(async (database) => {
        await database.dropAllBut('', Number.POSITIVE_INFINITY)
        noteDestroyed(storage)
      })
    },
  }
}

type Whose = Pick<Words, 'person' | 'name'>
const idOf = ({ person, name }: Whose) => JSON.stringify([person, name])
