/** Words of one form as they lie in the storage: sealed, and told apart by the page that left them. */
export type LastWordsEntry = {
  person: string
  name: string
  /** Epoch milliseconds when they were kept. */
  at: number
  /** The page's own key, sealed with the person's (hexadecimal); other pages have other ones. */
  key: { iv: string; data: string }
  /** Hexadecimal. */
  nonce: string
  data: string
}

const NAME = 'drafts-last-words'

export function readEntries(storage: Storage): readonly LastWordsEntry[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(NAME) ?? '[]')
    return Array.isArray(read) ? read.filter(isEntry) : []
  } catch {
    return []
  }
}

/** In silence where the browser refuses, as everything of drafts. */
export function writeEntries(storage: Storage, entries: readonly LastWordsEntry[]): void {
  try {
    if (entries.length === 0) storage.removeItem(NAME)
    else storage.setItem(NAME, JSON.stringify(entries))
  } catch {
    // A full or refused storage: the words still have their usual way.
  }
}

function isEntry(entry: unknown): entry is LastWordsEntry {
  const { key, ...rest } = Object(entry) as Partial<LastWordsEntry>
  const texts = [rest.person, rest.name, rest.nonce, rest.data, key?.iv, key?.data]
  return typeof rest.at === 'number' && texts.every((text) => typeof text === 'string')
}
