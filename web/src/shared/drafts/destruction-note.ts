/**
 * That drafts are to be destroyed, written before it is done and taken away after it: a page that is left in the middle of its logout
 * finishes at the next start. Says nothing of anybody.
 */
const NOTE = 'drafts-to-destroy'

export function noteDestruction(storage: Storage): void {
  attempt(() => storage.setItem(NOTE, '1'))
}

export function noteDestroyed(storage: Storage): void {
  attempt(() => storage.removeItem(NOTE))
}

export function hasToDestroy(storage: Storage): boolean {
  return attempt(() => storage.getItem(NOTE)) === '1'
}

/** A browser may refuse the storage (private windows, settings). */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
