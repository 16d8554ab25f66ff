/** The items of a list that this browser stores under a key; an invalid list counts as empty. */
export function readStoredList<Item>(
  storage: Storage,
  key: string,
  isItem: (value: unknown) => value is Item,
): readonly Item[] {
  try {
    const read: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(read) ? read.filter(isItem) : []
  } catch {
    return []
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string'
