import { ownValue } from '../people/find-person.ts'

type StateRecord<Item> = Readonly<Record<string, Item>>
/** The record that a copy was made from, and the keys that differ. Held weakly, so that a state does not keep all earlier ones. */
type Origin = { readonly from: WeakRef<object>; readonly keys: string[] }

const origins = new WeakMap<object, Origin>()
/** More steps than a value is ever behind; a longer way back costs more than a new value. */
const MOST_STEPS = 100

/** Called by a commit for each copied record of the state, so that values derived from it need not be computed from all of it again. */
export const noteCopy = (copy: object, from: object, key: string): void =>
  void origins.set(copy, { from: new WeakRef(from), keys: [key] })

/** Called by a commit that changes one more key of its own copy. */
export const noteKey = (copy: object, key: string): void => void origins.get(copy)?.keys.push(key)

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
    return value
  }

  function updateFromOriginal(record: StateRecord<Item>): Derived | undefined {
    const keys = new Set<string>()
    let original: StateRecord<Item> = record
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const origin = origins.get(original)
      const from = origin?.from.deref() as StateRecord<Item> | undefined
      if (!origin || !from) return undefined
      for (const key of origin.keys) keys.add(key)
      original = from
      const value = values.get(original)
      if (value !== undefined) return updateEach(value, keys, original, record)
    }
    return undefined
  }

  function updateEach(
    value: Derived,
    keys: ReadonlySet<string>,
    before: StateRecord<Item>,
    after: StateRecord<Item>,
  ): Derived {
    let updated = value
    for (const key of keys)
      updated = update(updated, key, ownValue(before, key) ?? undefined, ownValue(after, key) ?? undefined)
    return updated
  }
}
