import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
/** For a browser without storage: closed until the page is reloaded. */
const unstored = new Map<string, string>()

/** The last text of this name that was closed or seen on this device. A changed text is another notice. */
export function useClosedNotice(name: string): [string | null, (text: string) => void] {
  const close = useCallback((text: string) => storeClosed(name, text), [name])
  return [useSyncExternalStore(subscribe, () => readClosed(name)), close]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readClosed(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? unstored.get(name) ?? null
  } catch {
    return unstored.get(name) ?? null
  }
}

function storeClosed(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
  } catch {
    unstored.set(name, text)
  }
  for (const listener of listeners) listener()
}
