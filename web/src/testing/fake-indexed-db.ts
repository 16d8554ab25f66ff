type Row = Record<string, unknown>
type Store = { keyPath: string | string[]; rows: Map<string, Row> }
type Work = { run: () => unknown; request: Partial<IDBRequest> }

// The timers before a test fakes them: the database does not stop with the clock.
const later = setImmediate

/**
 * The part of IndexedDB that the portal uses, in memory: stores with a key path, transactions one
 * after another that complete when they have no more pending requests. As in a browser everything
 * is written and read as a copy, and results arrive asynchronously. Several tabs are several
 * connections to the same one.
 */
export function createFakeIndexedDb(): IDBFactory {
  const databases = new Map<string, Map<string, Store>>()
  return {
    open(name: string) {
      const request: Partial<IDBOpenDBRequest> = {}
      later(() => {
        const stores = databases.get(name) ?? new Map<string, Store>()
        Object.assign(request, { result: connection(stores) })
        if (!databases.has(name)) {
          databases.set(name, stores)
          dispatch(request, 'onupgradeneeded')
        }
        dispatch(request, 'onsuccess')
      })
      return request
    },
    databases: () => Promise.resolve([...databases.keys()].map((name) => ({ name, version: 1 }))),
  } as unknown as IDBFactory
}

/**
 * Everything a factory holds, as text, to search it. Creates no database: the page would find one
 * without its stores.
 */
export async function allRows(factory: IDBFactory, name: string, stores: readonly string[]): Promise<Row[]> {
  const known = await factory.databases()
  if (!known.some((database) => database.name === name)) return []
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open(name)
    request.onsuccess = () => resolve(request.result)
  })
  const read = stores.map(
    (store) =>
      new Promise<Row[]>((resolve) => {
        const request = database.transaction([store]).objectStore(store).getAll()
        request.onsuccess = () => resolve(request.result as Row[])
      }),
  )
  return (await Promise.all(read)).flat()
}

const queues = new WeakMap<Map<string, Store>, Promise<void>>()

function connection(stores: Map<string, Store>) {
  return {
    createObjectStore: (name: string, { keyPath }: { keyPath: string | string[] }) =>
      void stores.set(name, { keyPath, rows: new Map() }),
    deleteObjectStore: (name: string) => void stores.delete(name),
    get objectStoreNames() {
      return [...stores.keys()]
    },
    close: () => {},
    transaction() {
      const works: Work[] = []
      const transaction = {
        error: null,
        objectStore: (name: string) => objectStore(stores.get(name) as Store, works),
      }
      queues.set(
        stores,
        (queues.get(stores) ?? Promise.resolve()).then(() => perform(works, transaction)),
      )
      return transaction
    },
  }
}

async function perform(works: Work[], transaction: object): Promise<void> {
  await nextTurn()
  for (let work = works.shift(); work; work = works.shift()) {
    Object.assign(work.request, { result: work.run() })
    dispatch(work.request, 'onsuccess')
    // The awaiting caller may make more requests.
    await nextTurn()
  }
  dispatch(transaction, 'oncomplete')
}

function objectStore({ keyPath, rows }: Store, works: Work[]) {
  const keyOf = (row: Row) => JSON.stringify(Array.isArray(keyPath) ? keyPath.map((part) => row[part]) : row[keyPath])
  const ask = (run: () => unknown) => {
    const request: Partial<IDBRequest> = {}
    works.push({ run, request })
    return request
  }
  return {
    get: (key: unknown) => ask(() => copied(rows.get(JSON.stringify(key)))),
    getAll: () => ask(() => [...rows.values()].map(copied)),
    delete: (key: unknown) => ask(() => void rows.delete(JSON.stringify(key))),
    put(row: Row) {
      const copy = copied(row) as Row
      return ask(() => void rows.set(keyOf(copy), copy))
    },
  }
}

const copied = (row: Row | undefined): Row | undefined => structuredClone(row)

function dispatch(target: object, handler: string): void {
  const listener = (target as Record<string, unknown>)[handler]
  if (typeof listener === 'function') listener()
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    later(() => resolve())
  })
}
