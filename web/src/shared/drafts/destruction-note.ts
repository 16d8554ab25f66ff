import { tryStorage } from '../session/tab-storage.ts'

/** Written before the destruction, so that a page closed during its logout finishes at the next start. */
const NOTE = 'drafts-to-destroy'

export function noteDestruction(storage: Storage): void {
  tryStorage(() => storage.setItem(NOTE, '1'))
}

export function noteDestroyed(storage: Storage): void {
  tryStorage(() => storage.removeItem(NOTE))
}

export function hasToDestroy(storage: Storage): boolean {
  return tryStorage(() => storage.getItem(NOTE)) === '1'
}
