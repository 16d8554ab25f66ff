/** The fields of one form, encrypted, as they are stored when their page is closed. */
export type FinalFlushEntry = {
  person: string
  name: string
  /** Epoch milliseconds when they were saved. */
  at: number
  /** Tells what different pages flushed of one form. */
  page: string
  /** Hexadecimal. */
  iv: string
  data: string
}

const NAME = 'drafts-last-words'

export function readEntries(storage: Storage): readonly FinalFlushEntry[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(NAME) ?? '[]')
    return Array.isArray(read) ? read.filter(isEntry) : []
  } catch {
    return []
  }
}

/** Does nothing if the browser refuses, like all functions of drafts. */
export function writeEntries(storage: Storage, entries: readonly FinalFlushEntry[]): void {
  try {
    if (entries.length === 0) storage.removeItem(NAME)
    else storage.setItem(NAME, JSON.stringify(entries))
  } catch {
    // A full or refused storage: the draft is still written to the database if the page lives long enough.
  }
}

function isEntry(entry: unknown): entry is FinalFlushEntry {
  const { at, person, name, page, iv, data } = Object(entry) as Partial<FinalFlushEntry>
  const texts = [person, name, page, iv, data]
  return typeof at === 'number' && texts.every((text) => typeof text === 'string')
}
