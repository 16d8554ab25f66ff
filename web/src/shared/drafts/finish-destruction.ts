import { hasToDestroy } from './destruction-note.ts'

/** For a page without drafts: finishes the logout of a page that was closed during it. If the code does not load, the next page does it. */
export async function finishDestruction(storage: Storage): Promise<void> {
  if (!hasToDestroy(storage)) return
  const { openEncryptedStore } = await import('./encrypted-store.ts')
  const { store } = await openEncryptedStore(storage)
  store.destroyAll()
}
