import type { EncryptedStore } from './encrypted-store.ts'

export type EncryptedStoreLoader = {
  /** Runs the work with the store, which is loaded at the first call. Undefined if it cannot be loaded; the next call tries again. */
  use: <T>(work: (store: EncryptedStore) => T | Promise<T>) => Promise<T | undefined>
  /** Undefined until the store is loaded. */
  loaded: () => EncryptedStore | undefined
}

/** Loads the code of the store on demand, because most pages of a visitor do not need it. `onOpened` gets whether keys can be stored. */
export function createEncryptedStoreLoader(
  storage: Storage,
  onOpened: (canStore: boolean) => void,
): EncryptedStoreLoader {
  let loading: Promise<EncryptedStore> | undefined
  let loaded: EncryptedStore | undefined

  async function open(): Promise<EncryptedStore> {
    const { openEncryptedStore } = await import('./encrypted-store.ts')
    const { store, canStore } = await openEncryptedStore(storage)
    onOpened(canStore)
    loaded = store
    return store
  }

  return {
    async use(work) {
      loading ??= open()
      try {
        return await loading.then(work)
      } catch {
        loading = undefined
        return undefined
      }
    },
    loaded: () => loaded,
  }
}
