/** Undefined if the browser refuses its storage (private windows, settings). */
export function tryStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
