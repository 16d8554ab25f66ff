import type { DraftLabel, Sealed } from './draft-cipher.ts'
import { keyNameOf, personOfOwner, VISITOR } from './draft-owner.ts'

/** Which key is in use under a name. The key itself is never in the database. */
export type KeyRecord = { name: string; id: string }

/** A draft as it is stored in the database: the typed text is encrypted. */
export type DraftRecord = DraftLabel & Sealed

export type WriteResult = 'written' | 'key is gone' | 'changed meanwhile'

export type DraftDatabase = {
  keyOf: (name: string) => Promise<KeyRecord | undefined>
  /** Puts the offered key in use if there is none, or if `instead` is in use. Resolves with the one in use. */
  takeKey: (offered: KeyRecord, instead?: string) => Promise<KeyRecord>
  /**
   * Unless the key was destroyed meanwhile, here or in another tab. With `after`, only if the record is still the
   * one that was read.
   */
  write: (record: DraftRecord, keyId: string, after?: { read: DraftRecord | undefined }) => Promise<WriteResult>
  read: (person: string, name: string) => Promise<DraftRecord | undefined>
  all: (person: string) => Promise<DraftRecord[]>
  /** With `andKey`, also removes the key. */
  remove: (person: string, name: string, andKey: boolean) => Promise<void>
  /** Removes keys and drafts of all other persons ('' removes all), and drafts saved before `oldest`. */
  dropAllBut: (person: string, oldest: number) => Promise<void>
  /** Removes all drafts saved before `oldest`. */
  dropOlder: (oldest: number) => Promise<void>
  /** Removes the keys of a visitor whose drafts were moved. */
  dropKeysOf: (visitor: string) => Promise<void>
  /** Keys that are not in use any more, but may still be stored. */
  removedKeys: () => Promise<KeyRecord[]>
  /** Call it when the key is not stored anywhere any more. */
  forgetRemovedKey: (id: string) => Promise<void>
}

const NAME = 'drafts'
const KEYS = 'keys'
const DRAFTS = 'drafts'
const REMOVED_KEYS = 'removed-keys'

/** Rejects, or throws, if the browser has no database or refuses it. */
export async function openDraftDatabase(): Promise<DraftDatabase> {
  const opening = indexedDB.open(NAME, 2)
  opening.onupgradeneeded = () => {
    for (const store of Array.from(opening.result.objectStoreNames)) opening.result.deleteObjectStore(store)
    opening.result.createObjectStore(KEYS, { keyPath: 'name' })
    opening.result.createObjectStore(DRAFTS, { keyPath: ['person', 'name'] })
    opening.result.createObjectStore(REMOVED_KEYS, { keyPath: 'id' })
  }
  const database = await answerOf<IDBDatabase>(opening)
  // Another tab that deletes or upgrades the database must not wait for this tab.
  database.onversionchange = () => database.close()

  type Stores = { keys: IDBObjectStore; drafts: IDBObjectStore; removedKeys: IDBObjectStore }

  /** Runs one transaction over all stores; resolves when its changes are on the disk. */
  function run<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>) {
    const transaction = database.transaction([KEYS, DRAFTS, REMOVED_KEYS], mode)
    const isOver = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(new Error('The database took nothing over', { cause: transaction.error }))
    })
    const [keys, drafts, removedKeys] = [KEYS, DRAFTS, REMOVED_KEYS].map((name) => transaction.objectStore(name))
    const result = work({ keys, drafts, removedKeys } as Stores)
    return Promise.all([result, isOver]).then(([value]) => value)
  }

  async function removeKeys({ keys, removedKeys }: Stores, isMeant: (key: KeyRecord) => boolean): Promise<void> {
    const all = await answerOf<KeyRecord[]>(keys.getAll())
    for (const key of all.filter(isMeant)) {
      removedKeys.put(key)
      keys.delete(key.name)
    }
  }

  /** Removes drafts, and the keys of drafts that have a key of their own. */
  async function removeDrafts(stores: Stores, isMeant: (draft: DraftRecord) => boolean): Promise<void> {
    const meant = (await answerOf<DraftRecord[]>(stores.drafts.getAll())).filter(isMeant)
    for (const { person, name } of meant) stores.drafts.delete([person, name])
    const names = new Set(meant.filter(({ person }) => personOfOwner(person) === VISITOR).map(keyNameOf))
    await removeKeys(stores, (key) => names.has(key.name))
  }

  return {
    keyOf: (name) => run('readonly', ({ keys }) => answerOf<KeyRecord | undefined>(keys.get(name))),
    takeKey: (offered, instead) =>
      run('readwrite', async ({ keys }) => {
        const known = await answerOf<KeyRecord | undefined>(keys.get(offered.name))
        if (known && known.id !== instead) return known
        keys.put(offered)
        return offered
      }),
    write: (record, keyId, after) =>
      run('readwrite', async ({ keys, drafts }) => {
        const known = await answerOf<KeyRecord | undefined>(keys.get(keyNameOf(record)))
        if (known?.id !== keyId) return 'key is gone'
        if (after) {
          const there = await answerOf<DraftRecord | undefined>(drafts.get([record.person, record.name]))
          if (String(there?.iv) !== String(after.read?.iv)) return 'changed meanwhile'
        }
        drafts.put(record)
        return 'written'
      }),
    read: (person, name) =>
      run('readonly', ({ drafts }) => answerOf<DraftRecord | undefined>(drafts.get([person, name]))),
    all: (person) =>
      run('readonly', async ({ drafts }) => {
        const all = await answerOf<DraftRecord[]>(drafts.getAll())
        return all.filter((draft) => draft.person === person)
      }),
    remove: (person, name, andKey) =>
      run('readwrite', async (stores) => {
        await answerOf(stores.drafts.delete([person, name]))
        if (andKey) await removeKeys(stores, (key) => key.name === keyNameOf({ person, name }))
      }),
    dropAllBut: (person, oldest) =>
      run('readwrite', async (stores) => {
        await removeDrafts(stores, (draft) => personOfOwner(draft.person) !== person || draft.at < oldest)
        await removeKeys(stores, (key) => personOfOwner(key.name) !== person)
      }),
    dropOlder: (oldest) => run('readwrite', (stores) => removeDrafts(stores, (draft) => draft.at < oldest)),
    dropKeysOf: (visitor) =>
      run('readwrite', (stores) => removeKeys(stores, (key) => key.name.startsWith(`${visitor}/`))),
    removedKeys: () => run('readonly', ({ removedKeys }) => answerOf<KeyRecord[]>(removedKeys.getAll())),
    forgetRemovedKey: (id) =>
      run('readwrite', async ({ removedKeys }) => void (await answerOf(removedKeys.delete(id)))),
  }
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T)
    request.onerror = () => reject(new Error('The database refused', { cause: request.error }))
  })
}
