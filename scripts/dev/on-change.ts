import { watch } from 'node:fs'

/** Editors save in several steps, and a switch of branches changes many files. */
const SETTLE_MS = 150

/**
 * Calls `react` after files of the folder change for which `concerns` (path below the folder, with slashes) is true. Changes made during a
 * call lead to one more call after it. An error is printed and the folder stays watched. Returns what ends the watch.
 */
export function onChange(folder: string, concerns: (path: string) => boolean, react: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  const run = () => {
    last = last.then(react).catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  }
  const watcher = watch(folder, { recursive: true }, (_event, path) => {
    if (!path || !concerns(path.replaceAll('\\', '/'))) return
    clearTimeout(timer)
    timer = setTimeout(run, SETTLE_MS)
  })
  return () => watcher.close()
}
