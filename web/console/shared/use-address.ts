import { useCallback, useSyncExternalStore } from 'react'

const CHANGED = 'console-address'

/**
 * Which world and which part the address names, and what in that part (`#data/10000001`): it can be bookmarked, sent and navigated back from.
 */
export function useAddress() {
  const href = useSyncExternalStore(subscribe, () => window.location.href)
  const { searchParams, hash } = new URL(href)
  const [name = '', detail = ''] = hash.slice(1).split('/')
  const tab: Tab = isTab(name) ? name : 'world'
  const world = searchParams.get('world') ?? 'default'
  const goToWorld = useCallback((id: string) => {
    const next = new URL(window.location.href)
    next.searchParams.set('world', id)
    goTo(next)
  }, [])
  return { world, tab, detail, goToWorld }
}

/** Goes to another address of the console without loading the page again. */
export function goTo(address: URL): void {
  window.history.pushState(null, '', address)
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(listener: () => void): () => void {
  for (const event of ['hashchange', 'popstate', CHANGED]) window.addEventListener(event, listener)
  return () => {
    for (const event of ['hashchange', 'popstate', CHANGED]) window.removeEventListener(event, listener)
  }
}

/** Parts of the console by the name in the address after #; the first is where it opens. */
export const tabs = ['world', 'data', 'recording', 'faults', 'snapshots', 'magic', 'atlas', 'coverage'] as const

export type Tab = (typeof tabs)[number]

const isTab = (name: string): name is Tab => (tabs as readonly string[]).includes(name)
