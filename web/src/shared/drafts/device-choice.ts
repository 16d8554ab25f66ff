import { readFromTab, removeFromTab, saveInTab } from '../session/tab-storage.ts'
import { tryStorage } from '../session/try-storage.ts'

/** Whose device a visitor says it is; undefined until they say. */
export type DeviceChoice = 'own' | 'shared' | undefined

const OWN = 'drafts-own-device'
const SHARED = 'shared-device'

/**
 * „Own" holds for the whole browser until `goodFor` milliseconds pass or somebody signs in or out; „shared" for this tab only, since the next
 * visitor is somebody else.
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
    /** Calls the listener when another tab changes the choice. Answers with the way to stop. */
    followOtherTabs(listener: () => void): () => void {
      const follow = ({ key }: StorageEvent) => {
        if (key === OWN || key === null) listener()
      }
      window.addEventListener('storage', follow)
      return () => window.removeEventListener('storage', follow)
    },
  }
}
