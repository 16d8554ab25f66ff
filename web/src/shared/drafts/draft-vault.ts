import { hasToDestroy, noteDestroyed } from './destruction-note.ts'
import { createKey, seal, unsealFields } from './draft-cipher.ts'
import { type DraftDatabase, type DraftRecord, type KeyRecord, openDraftDatabase } from './draft-database.ts'
import { VISITOR } from './visitor.ts'

/** Words of one person's form, kept at `at` (epoch milliseconds). */
export type Words = { person: string; name: string; at: number; fields: object }

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
  /** Also sees to the key, so that it is there before the first word is typed. */
  read: (person: string, name: string, oldest: number) => Promise<Words | undefined>
  remove: (person: string, name: string) => void
  /** Removes what is not this person's and what was kept before `oldest`. */
  dropAllBut: (person: string, oldest: number) => void
  destroyAll: () => void
}

export function createDraftVault(storage: Storage): DraftVault {
  let opening: Promise<DraftDatabase | undefined> | undefined
  let ring: KeyRecord | undefined
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

  /** As the database has it now: another tab may have destroyed the one we knew. */
  async function takeKey(database: DraftDatabase, person: string): Promise<KeyRecord> {
    ring = await database.takeKey(person, { person, id: randomId(), key: await createKey() })
    return ring
  }

  /** As it lies there now, another tab's words too. */
  async function readNow(database: DraftDatabase, key: CryptoKey, { person, name }: Whose) {
    const record = await database.read(person, name)
    const there = { record, fields: record && (await unsealFields(key, record)) }
    last.set(idOf({ person, name }), there)
    return there
  }

  function forget(): void {
    era += 1
    ring = undefined
    last.clear()
  }

  return {
    async write({ fields, ...label }, mayBegin, merge) {
      const { person } = label
      const asked = era
      return inTurn(async (database) => {
        for (let left = MOST_TRIES; left > 0; left -= 1) {
          const known = ring?.person === person ? ring : undefined
          const key = known ?? (mayBegin ? await takeKey(database, person) : undefined)
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
            if (ring === key) ring = undefined
            // A visitor's key ends with each sending, which ends nothing else that they write; anybody else's with their logout.
            if (person !== VISITOR) return undefined
          }
        }
        return undefined
      })
    },
    read: (person, name, oldest) =>
      inTurn(async (database) => {
        const { key } = await takeKey(database, person)
        const { record, fields } = await readNow(database, key, { person, name })
        if (record && fields && record.at >= oldest) return { person, name, at: record.at, fields }
        if (record) await database.remove(person, name)
        last.delete(idOf({ person, name }))
        return undefined
      }),
    remove(person, name) {
      void inTurn(async (database) => {
        await database.remove(person, name, person === VISITOR)
        last.delete(idOf({ person, name }))
        if (person === VISITOR) ring = undefined
      })
    },
    dropAllBut(person, oldest) {
      if (ring?.person !== person) forget()
      ring = undefined
      void inTurn((database) => database.dropAllBut(person, oldest))
    },
    destroyAll() {
      forget()
      void inTurn(async (database) => {
        await database.dropAllBut('', Number.POSITIVE_INFINITY)
        noteDestroyed(storage)
      })
    },
  }
}

type Whose = Pick<Words, 'person' | 'name'>
const idOf = ({ person, name }: Whose) => JSON.stringify([person, name])

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('-')
}
