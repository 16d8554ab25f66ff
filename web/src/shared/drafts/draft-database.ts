import type { DraftLabel, Sealed } from './draft-cipher.ts'

/** The key of one person. `id` tells it from a later key of the same person: what a destroyed one sealed is never written. */
export type KeyRecord = { person: string; id: string; key: CryptoKey }

/** A draft as it lies in the database: nothing of what was typed is in plain. */
export type DraftRecord = DraftLabel & Sealed

export type Written = 'written' | 'key is gone' | 'changed meanwhile'

export type DraftDatabase = {
  /** The person's key; the one at hand becomes it where they have none. */
  takeKey: (person: string, orElse: KeyRecord) => Promise<KeyRecord>
  /**
   * Writes unless the key was destroyed meanwhile, here or in another tab. With `after`, only over what was read before: another tab may
   * have written between the reading and now.
   */
  write: (record: DraftRecord, keyId: string, after?: { read: DraftRecord | undefined }) => Promise<Written>
  read: (person: string, name: string) => Promise<DraftRecord | undefined>
  /** `andKey`: the person's key goes with their last draft. */
  remove: (person: string, name: string, andKey?: boolean) => Promise<void>
  /** Removes keys and drafts of everybody but this person ('' is nobody), and drafts kept before `oldest`. */
  dropAllBut: (person: string, oldest: number) => Promise<void>
}

const NAME = 'drafts'
const KEYS = 'keys'
const DRAFTS = 'drafts'

/** Rejects, or throws, where the browser has no database or refuses it. */
export async function openDraftDatabase(): Promise<DraftDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(KEYS, { keyPath: 'person' })
    opening.result.createObjectStore(DRAFTS, { keyPath: ['person', 'name'] })
  }
  const database = await answerOf<IDBDatabase>(opening)
  // Whoever deletes or renews the database elsewhere must not wait for this tab.
  database.onversionchange = () => database.close()

  /** One transaction over both stores; done when its changes are on the disk. */
  function run<T>(mode: IDBTransactionMode, work: (keys: IDBObjectStore, drafts: IDBObjectStore) => Promise<T>) {
    const transaction = database.transaction([KEYS, DRAFTS], mode)
    const isOver = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(new Error('The database took nothing over', { cause: transaction.error }))
    })
    const result = work(transaction.objectStore(KEYS), transaction.objectStore(DRAFTS))
    return Promise.all([result, isOver]).then(([value]) => value)
  }

  return {
    takeKey: (person, orElse) =>
      run('readwrite', async (keys) => {
        const known = await answerOf<KeyRecord | undefined>(keys.get(person))
        if (!known) keys.put(orElse)
        return known ?? orElse
      }),
    write: (record, keyId, after) =>
      run('readwrite', async (keys, drafts) => {
        const known = await answerOf<KeyRecord | undefined>(keys.get(record.person))
        if (known?.id !== keyId) return 'key is gone'
        if (after) {
          const there = await answerOf<DraftRecord | undefined>(drafts.get([record.person, record.name]))
          if (String(there?.iv) !== String(after.read?.iv)) return 'changed meanwhile'
        }
        drafts.put(record)
        return 'written'
      }),
    read: (person, name) =>
      run('readonly', (_keys, drafts) => answerOf<DraftRecord | undefined>(drafts.get([person, name]))),
    remove: (person, name, andKey = false) =>
      run('readwrite', async (keys, drafts) => {
        await answerOf(drafts.delete([person, name]))
        if (!andKey) return
        const left = await answerOf<DraftRecord[]>(drafts.getAll())
        if (!left.some((draft) => draft.person === person)) keys.delete(person)
      }),
    dropAllBut: (person, oldest) =>
      run('readwrite', async (keys, drafts) => {
        const [owners, kept] = await Promise.all([
          answerOf<KeyRecord[]>(keys.getAll()),
          answerOf<DraftRecord[]>(drafts.getAll()),
        ])
        for (const { person: owner } of owners) if (owner !== person) keys.delete(owner)
        for (const { person: owner, name, at } of kept) {
          if (owner !== person || at < oldest) drafts.delete([owner, name])
        }
      }),
  }
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(new Error('The database refused', { cause: request.error }))
  })
}
