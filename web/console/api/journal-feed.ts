import { createListeners } from '../../src/shared/listeners.ts'
import type { JournalEntry } from './world-queries.ts'

/** Number of stored entries; older ones are rarely read, and a long list would be slow. */
const KEPT = 500
const PAUSE = 1_000

export type JournalPorts = {
  /**
   * Follows the journal after an entry, by the batch, until the stream ends; throws if there is no
   * stream.
   */
  follow: (
    after: string | undefined,
    onBatch: (entries: readonly JournalEntry[]) => void,
    signal: AbortSignal,
  ) => Promise<void>
  /** Reads the entries after an entry once. */
  read: (after: string | undefined, signal: AbortSignal) => Promise<readonly JournalEntry[]>
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * The last entries of a world's journal as they arrive. It can be stopped and started again without
 * losing or duplicating any.
 */
export function createJournalFeed({ follow, read, wait }: JournalPorts) {
  const { subscribe, notify } = createListeners()
  let stored: readonly JournalEntry[] = []

  function add(batch: readonly JournalEntry[]): void {
    if (batch.length === 0) return
    stored = [...stored, ...batch].slice(-KEPT)
    notify()
  }

  return {
    /** Newest last; the same array until it changes. */
    entries: () => stored,
    subscribe,
    /**
     * Follows until the signal aborts: by the stream, and while that is broken or unavailable, by
     * polling each second.
     */
    async run(signal: AbortSignal) {
      while (!signal.aborted) {
        await follow(stored.at(-1)?.id, add, signal).catch(() => undefined)
        if (signal.aborted) return
        add(await read(stored.at(-1)?.id, signal).catch(() => []))
        await wait(PAUSE, signal)
      }
    },
  }
}
