import { itemOf, type StateRecord } from './large-record.ts'

/** The record that a copy was made from, and the keys that differ; undefined for the first record with a derived value. */
type Origin = { readonly from: object | undefined; readonly keys: string[]; hasValue: boolean }

/** Of the records with a derived value, and of their copies. */
const origins = new WeakMap<object, Origin>()

/** With more keys than this a value is computed again. */
const MAX_KEYS = 100

/**
 * Called by a commit for each copied record of the state, so that values derived from it need not be computed from all of it again. Many
 * calls may commit in one millisecond, before the due events are read again, so a copy refers to the last record that has a value. A
 * record keeps two earlier ones alive.
 */
export const noteCopy = (copy: object, from: object, key: string): void => {
  const before = origins.get(from)
  if (!before) return
  if (before.from && !before.hasValue) {
    const keys = [...new Set([...before.keys, key])]
    if (keys.length <= MAX_KEYS) origins.set(copy, { from: before.from, keys, hasValue: false })
    return
  }
  if (before.from && origins.get(before.from)?.from) origins.delete(before.from)
  origins.set(copy, { from, keys: [key], hasValue: false })
}

/** Called by a commit that changes one more key of its own copy. */
export const noteKey = (copy: object, key: string): void => {
  const keys = origins.get(copy)?.keys
  if (!keys || keys.includes(key)) return
  if (keys.length < MAX_KEYS) keys.push(key)
  else origins.delete(copy)
}

const noteValue = (record: object): void => {
  const origin = origins.get(record)
  if (origin) origin.hasValue = true
  else origins.set(record, { from: undefined, keys: [], hasValue: true })
}

/**
 * A pure function of a record of the state, such as an index. Its value is remembered with the record, and the value for a copy is made
 * from that of the original: `update` gets only the keys that differ, each once, with undefined for a missing item.
 */
export const deriveFromRecord = <Item, Derived extends object | number>(
  compute: (record: StateRecord<Item>) => Derived,
  update: (value: Derived, key: string, before: Item | undefined, after: Item | undefined) => Derived,
): ((record: StateRecord<Item>) => Derived) => {
  const values = new WeakMap<object, Derived>()
  return (record) => {
    const known = values.get(record)
    if (known !== undefined) return known
    const value = updateFromOriginal(record) ?? compute(record)
    values.set(record, value)
    noteValue(record)
    return value
  }

  function updateFromOriginal(record: StateRecord<Item>): Derived | undefined {
    let origin = origins.get(record)
    let keys: readonly string[] = []
    while (origin?.from) {
      keys = keys.length === 0 ? origin.keys : [...new Set([...keys, ...origin.keys])]
      const value = values.get(origin.from)
      if (value !== undefined) return updateEach(value, keys, origin.from as StateRecord<Item>, record)
      origin = origins.get(origin.from)
    }
    return undefined
  }

  function updateEach(
    value: Derived,
    keys: readonly string[],
    before: StateRecord<Item>,
    after: StateRecord<Item>,
  ): Derived {
    let updated = value
    for (const key of keys) updated = update(updated, key, itemOf(before, key), itemOf(after, key))
    return updated
  }
}
