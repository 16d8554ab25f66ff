import { tryStorage } from '../session/try-storage.ts'

/**
 * That drafts are to be destroyed, written before it is done and taken away after it: a page that is left in the middle of its logout
 * finishes at the next start. Says nothing of anybody.
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
