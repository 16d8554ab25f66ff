import { tryStorage } from '../session/try-storage.ts'

/**
 * Notes that drafts are to be destroyed. Written before the destruction and removed after it, so that a page closed during its logout
 * finishes at the next start. Contains no personal data.
 */
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
