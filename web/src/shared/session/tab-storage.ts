import { dropTabSecret, dropTabSecrets } from './tab-secret.ts'

/*
 * What a person has begun in this tab and comes back to: over a reload, the way back, or a step that loads the page anew. In the
 * session storage, so neither in an address nor in another tab, and gone with the tab. Never a password, never the token of a session.
 */

const PREFIX = 'kept-'
const PAD = 'pad:'

/** The tab's secret that decrypts what is kept under this name. It ends with the kept value. */
export const padOf = (name: string): string => PAD + name

/** Without a storage to write to nothing is kept, and whoever reads does without. */
export function keepInTab(name: string, value: unknown): void {
  attempt((storage) => storage.setItem(PREFIX + name, JSON.stringify(value)))
}

/** As it was kept; undefined when there is nothing, or something unreadable. */
export function readFromTab(name: string): unknown {
  return attempt((storage) => JSON.parse(storage.getItem(PREFIX + name) ?? 'null') as unknown) ?? undefined
}

export function removeFromTab(name: string): void {
  dropTabSecret(padOf(name))
  attempt((storage) => storage.removeItem(PREFIX + name))
}

/** Whoever logs out leaves nothing behind (rule 18.1). */
export function emptyTab(): void {
  dropTabSecrets(PAD)
  attempt((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })
}

/** What somebody began before their session expired is not for whoever signs in next: what says whose it is goes, unless it is theirs. */
export function dropOfOthers(personId: string): void {
  attempt((storage) => {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX) && ownerOf(storage.getItem(key)) !== personId) removeFromTab(key.slice(PREFIX.length))
    }
  })

  function ownerOf(kept: string | null): unknown {
    const value = attempt(() => JSON.parse(kept ?? 'null') as unknown)
    // Nobody's in particular is everybody's.
    return typeof value === 'object' && value !== null && 'of' in value ? value.of : personId
  }
}

/** A browser may refuse the storage (private windows, settings). */
function attempt<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
