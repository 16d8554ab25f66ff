import type { DraftVault } from './draft-vault.ts'

export type VaultLoader = {
  /** Runs the work with the vault, which is loaded at the first call. Undefined if it cannot be loaded; the next call tries again. */
  use: <T>(work: (vault: DraftVault) => T | Promise<T>) => Promise<T | undefined>
  /** Undefined until the vault is loaded. */
  loaded: () => DraftVault | undefined
}

/** Loads the code of the vault only when it is needed: most pages of a visitor do without. `onOpened` learns if keys can be stored. */
export function createVaultLoader(storage: Storage, onOpened: (canKeep: boolean) => void): VaultLoader {
  let loading: Promise<DraftVault> | undefined
  let loaded: DraftVault | undefined

  async function open(): Promise<DraftVault> {
    const { openDraftVault } = await import('./draft-vault.ts')
    const { vault, canKeep } = await openDraftVault(storage)
    onOpened(canKeep)
    loaded = vault
    return vault
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
