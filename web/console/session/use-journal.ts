import { useEffect, useState, useSyncExternalStore } from 'react'
import { createJournalFeed } from '../api/journal-feed.ts'
import { journalPorts } from '../api/journal-ports.ts'
import type { JournalEntry } from '../api/world-queries.ts'

/**
 * The last entries of a world's journal, newest last, as they arrive. Followed only while the page
 * is visible: a browser limits connections to one server, and a stream in every hidden tab would
 * leave none for the portal.
 */
export function useJournal(world: string): readonly JournalEntry[] {
  const [feed] = useState(() => createJournalFeed(journalPorts(world)))
  const isVisible = useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')
  useEffect(() => {
    if (!isVisible) return
    const stop = new AbortController()
    void feed.run(stop.signal)
    return () => stop.abort()
  }, [feed, isVisible])
  return useSyncExternalStore(feed.subscribe, feed.entries)
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
