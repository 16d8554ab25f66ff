import { useSyncExternalStore } from 'react'

const QUERY = '(min-width: 768px)'

/** Room for a table (design, Lists); without it the same things stand in cards. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false)
}

// A browser of tests has no layout, and so no media queries.
const media = (): MediaQueryList | undefined => window.matchMedia?.(QUERY)
const isWide = (): boolean => media()?.matches ?? false

function subscribe(onChange: () => void): () => void {
  const list = media()
  list?.addEventListener('change', onChange)
  return () => list?.removeEventListener('change', onChange)
}
