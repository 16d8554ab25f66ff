import { useIsFetching } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSlowConnection } from '#web/shared/api/connection.ts'
import { whenIdle } from '#web/shared/when-idle.ts'

/** Milliseconds without a request of the page. */
const REST = 3_000

/**
 * Fetches the files of the given screens into the browser's cache, one after another, once the page is complete and idle; not on a slow
 * line, nor for users who save data. By `fetch`: a failed preload of a module would make its import fail later, too.
 */
export function useFetchedScreens(paths: readonly string[]): void {
  const isLoading = useIsFetching() > 0
  const wanted = paths.join(' ')
  useEffect(() => {
    if (isLoading || wanted === '' || isSlowConnection()) return
    const leaving = new AbortController()
    // A file that does not come is fetched with its screen.
    const fetchAll = () => void fetchScreens(wanted.split(' '), leaving.signal).catch(() => {})
    const timer = setTimeout(() => leaving.signal.addEventListener('abort', whenIdle(fetchAll)), REST)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [isLoading, wanted])
}

const fetched = new Set<string>()

/** The build lists the files of each screen in a file (`scripts/build/pages.ts`); the page has its address. */
async function fetchScreens(paths: readonly string[], signal: AbortSignal): Promise<void> {
  const list = document.querySelector<HTMLScriptElement>('script[data-screens]')?.dataset.screens
  if (list === undefined) return
  const screens = (await (await fetch(list, { signal })).json()) as Readonly<Record<string, readonly string[]>>
  for (const file of new Set(paths.flatMap((path) => screens[path] ?? []))) {
    if (fetched.has(file)) continue
    const response = await fetch(file, { signal, priority: 'low' })
    // Only a body that was read to its end is cached.
    await response.arrayBuffer()
    fetched.add(file)
  }
}
