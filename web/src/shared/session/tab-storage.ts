import { dropTabSecret, dropTabSecrets } from './tab-secret.ts'

/*
 * What a person has started in this tab and returns to after a reload, a back navigation, or a step that reloads the page. In the
 * session storage, so it is neither in an address nor in another tab, and ends with the tab. Never a password, never the session token.
 */

const PREFIX = 'kept-'
const PAD = 'pad:'

/** The name of the tab's secret that decrypts the value saved under this name. It ends with the value. */
export const padOf = (name: string): string => PAD + name

/** Saves nothing if there is no storage; reading then returns undefined. */
export function saveInTab(name: string, value: unknown): void {
  tryStorage(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(value)))
}

/** The saved value; undefined if there is none, or if it cannot be read. */
export function readFromTab(name: string): unknown {
  return tryStorage(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as unknown) ?? undefined
}

export function removeFromTab(name: string): void {
  dropTabSecret(padOf(name))
  tryStorage(() => sessionStorage.removeItem(PREFIX + name))
}

/** Removes all saved values at logout (rule 18.1). */
export function emptyTab(): void {
  dropTabSecrets(PAD)
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  })
}

/** What a person started before their session expired must not reach the next user: removes values that name another owner. */
export function dropOfOthers(personId: string): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && ownerOf(sessionStorage.getItem(key)) !== personId)
        removeFromTab(key.slice(PREFIX.length))
    }
  })

  function ownerOf(stored: string | null): unknown {
    const value = tryStorage(() => JSON.parse(stored ?? 'null') as unknown)
    // A value without an owner may stay for any user.
    return typeof value === 'object' && value !== null && 'of' in value ? value.of : personId
  }
}

/** Undefined if the browser refuses its storage (private windows, settings). */
export function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
