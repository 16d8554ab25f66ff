import { readFromTab, removeFromTab, saveInTab, tryStorage } from '../session/tab-storage.ts'

/** A visitor's answer whose device this is; undefined until they answer. */
export type DeviceChoice = 'own' | 'shared' | undefined

const OWN = 'drafts-own-device'
const SHARED = 'shared-device'

/**
 * „Own" is valid in the browser for `goodFor` milliseconds or until a user signs in or out; „shared" in this tab
 * only.
 */
export function createDeviceChoice(storage: Storage, now: () => number, goodFor: number) {
  return {
    read(): DeviceChoice {
      const since = Number(tryStorage(() => storage.getItem(OWN)) ?? Number.NaN)
      if (now() - since < goodFor) return 'own'
      return readFromTab(SHARED) === true ? 'shared' : undefined
    },
    write(choice: DeviceChoice): void {
      tryStorage(() => (choice === 'own' ? storage.setItem(OWN, String(now())) : storage.removeItem(OWN)))
      if (choice === 'shared') saveInTab(SHARED, true)
      else removeFromTab(SHARED)
    },
    /** Calls the listener when another tab changes the choice. Returns the function that unsubscribes. */
    followOtherTabs(listener: () => void): () => void {
      const follow = ({ key }: StorageEvent) => {
        if (key === OWN || key === null) listener()
      }
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
}
