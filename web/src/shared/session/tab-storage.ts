import { dropTabSecret, dropTabSecrets } from './tab-secret.ts'
import { tryStorage } from './try-storage.ts'

/*
 * What a person has begun in this tab and comes back to: over a reload, the way back, or a step that loads the page anew. In the
 * session storage, so neither in an address nor in another tab, and gone with the tab. Never a password, never the token of a session.
 */

const PREFIX = 'kept-'
const PAD = 'pad:'

/** The tab's secret that decrypts what is kept under this name. It ends with the kept value. */
export const padOf = (name: string): string => PAD + name

/** Without a storage to write to nothing is kept, and whoever reads does without. */
export function saveInTab(name: string, value: unknown): void {
  tryStorage(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(value)))
}

/** As it was kept; undefined when there is nothing, or something unreadable. */
export function readFromTab(name: string): unknown {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as unknown) ?? undefined
}

export function removeFromTab(name: string): void {
  dropTabSecret(padOf(name))
  tryStorage(() => sessionStorage.removeItem(PREFIX + name))
}

/** Whoever logs out leaves nothing behind (rule 18.1). */
export function emptyTab(): void {
  dropTabSecrets(PAD)
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  })
}

/** What somebody began before their session expired is not for whoever signs in next: what says whose it is goes, unless it is theirs. */
export function dropOfOthers(personId: string): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && ownerOf(sessionStorage.getItem(key)) !== personId)
        removeFromTab(key.slice(PREFIX.length))
    }
  })

  function ownerOf(kept: string | null): unknown {
    const value = tryStorage(() => JSON.parse(kept ?? 'null') as unknown)
    // Nobody's in particular is everybody's.
    return typeof value === 'object' && value !== null && 'of' in value ? value.of : personId
  }
}
