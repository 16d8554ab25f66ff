import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches, for decisions that a style sheet cannot make, such as what is loaded. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Whether there is room for a table: 768 px, and more in larger type. */
export function useTableRoom(): boolean {
  // Not `em`, which in a media query is the type of the browser and never that of the page.
  return useMedia(`(min-width: ${48 * useSyncExternalStore(watchTypeSize, typeSize, () => 16)}px)`)
}

const typeSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Another size of the type makes the page higher or lower. */
function watchTypeSize(onChange: () => void) {
  const observer = new ResizeObserver(onChange)
  observer.observe(document.documentElement)
  return () => observer.disconnect()
}
