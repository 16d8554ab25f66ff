import type { Page } from '@playwright/test'

/** Everything that the browser stores for the portal, as text; bytes are read as letters. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('The database refused'))
      })
    const asText = (_name: string, value: unknown) =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? new TextDecoder().decode(value) : value
    const texts: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      await caches.keys(),
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        texts.push(await answer(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    return JSON.stringify(texts, asText)
  })
}

/** The number of entries in the database of drafts: ciphertexts and keys. */
export function countDrafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('drafts')
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result)
    })
    const counts = Array.from(database.objectStoreNames, (store) => {
      const counting = database.transaction(store).objectStore(store).count()
      return new Promise<number>((resolve) => {
        counting.onsuccess = () => resolve(counting.result)
      })
    })
    const numbers = await Promise.all(counts)
    database.close()
    return numbers.reduce((sum, count) => sum + count, 0)
  })
}
