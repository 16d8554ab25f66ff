import { useState } from 'react'
import { type JournalFilter, NO_FILTER } from '../../shared/journal-filter.ts'

const names = Object.keys(NO_FILTER) as (keyof JournalFilter)[]

/** The filter of the journal, held in the address too, so that a link or a reload keeps it. */
export function useJournalFilter(): [JournalFilter, (filter: JournalFilter) => void] {
  const [filter, setFilter] = useState(readFilter)
  return [
    filter,
    (next) => {
      setFilter(next)
      writeFilter(next)
    },
  ]
}

function readFilter(): JournalFilter {
  const { searchParams } = new URL(window.location.href)
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? ''])) as JournalFilter
}

function writeFilter(filter: JournalFilter): void {
  const address = new URL(window.location.href)
  for (const name of names) {
    if (filter[name] === '') address.searchParams.delete(name)
    else address.searchParams.set(name, filter[name])
  }
  try {
    window.history.replaceState(null, '', address)
  } catch {
    // Safari limits how often the address may change; the next change writes it.
  }
}
