type Plain<Item> = Readonly<Record<string, Item>>

/** What a copy may share with the record that it was made from. */
interface Parts<Item> {
  /** In the order in which they were added; may have more at its end, added by a later copy. */
  readonly keys: string[]
  /** Of each of the keys. */
  readonly positions: Map<string, number>
  /** The items in the order of the keys, in pieces of `CHUNK`. */
  readonly chunks: readonly (readonly Item[])[]
  readonly size: number
}

const CHUNK = 128

/**
 * A record of the state that may have thousands of keys, such as the people: `LARGE_RECORDS` lists them. A plain object is copied whole at each change, which takes
 * 10 ms at 23,000 keys; here a change copies one chunk of the items. Removing a key copies all. Read-only; in the order of a plain object.
 */
export class LargeRecord<Item> {
  readonly #parts: Parts<Item>

  private constructor(parts: Parts<Item>) {
    this.#parts = parts
  }

  static from<Item>(record: Plain<Item>): LargeRecord<Item> {
    const keys = Object.keys(record)
    const chunks = Array.from({ length: Math.ceil(keys.length / CHUNK) }, (_, index) =>
      keys.slice(index * CHUNK, (index + 1) * CHUNK).map((key) => record[key] as Item),
    )
    return new LargeRecord({ keys, positions: positionsOf(keys), chunks, size: keys.length })
  }

  get size(): number {
    return this.#parts.size
  }

  get(key: string): Item | undefined {
    const position = this.#positionOf(key)
    return position === undefined ? undefined : this.#at(position)
  }

  has(key: string): boolean {
    return this.#positionOf(key) !== undefined
  }

  keys(): readonly string[] {
    return this.entries().map(([key]) => key)
  }

  values(): readonly Item[] {
    return this.entries().map(([, item]) => item)
  }

  /** As of a plain object: array indexes first, in the order of numbers. */
  entries(): readonly (readonly [key: string, item: Item])[] {
    const { keys, size } = this.#parts
    const entries = Array.from({ length: size }, (_, index) => [keys[index] as string, this.#at(index)] as const)
    const indexes = entries.filter(([key]) => isIndex(key))
    if (indexes.length === 0) return entries
    return [
      ...indexes.toSorted(([one], [other]) => Number(one) - Number(other)),
      ...entries.filter(([key]) => !isIndex(key)),
    ]
  }

  [Symbol.iterator](): Iterator<readonly [key: string, item: Item]> {
    return this.entries()[Symbol.iterator]()
  }

  /** The same keys with other items. */
  map(change: (item: Item) => Item): LargeRecord<Item> {
    return new LargeRecord({ ...this.#parts, chunks: this.#parts.chunks.map((chunk) => chunk.map(change)) })
  }

  toRecord(): Plain<Item> {
    return Object.fromEntries(this)
  }

  toJSON(): Plain<Item> {
    return this.toRecord()
  }

  with(key: string, item: Item): LargeRecord<Item> {
    const known = this.#positionOf(key)
    const { keys, positions, size } = known === undefined ? this.#withKey(key) : this.#parts
    return new LargeRecord({ keys, positions, size, chunks: this.#withItem(known ?? size - 1, item) })
  }

  without(key: string): LargeRecord<Item> {
    return this.has(key)
      ? LargeRecord.from(Object.fromEntries(this.entries().filter(([known]) => known !== key)))
      : this
  }

  /** A position at the end may be that of a later copy. */
  #positionOf(key: string): number | undefined {
    const { positions, size } = this.#parts
    const position = positions.get(key)
    return position !== undefined && position < size ? position : undefined
  }

  #at(position: number): Item {
    return this.#parts.chunks[Math.floor(position / CHUNK)]?.[position % CHUNK] as Item
  }

  /** Adds the key to the shared ones, unless another copy has added its own. */
  #withKey(key: string): Pick<Parts<Item>, 'keys' | 'positions' | 'size'> {
    const { size } = this.#parts
    let { keys, positions } = this.#parts
    if (keys.length !== size) {
      keys = keys.slice(0, size)
      positions = positionsOf(keys)
    }
    keys.push(key)
    positions.set(key, size)
    return { keys, positions, size: size + 1 }
  }

  #withItem(position: number, item: Item): Parts<Item>['chunks'] {
    const chunks = this.#parts.chunks.slice()
    const index = Math.floor(position / CHUNK)
    const chunk = chunks[index]?.slice() ?? []
    chunk[position % CHUNK] = item
    chunks[index] = chunk
    return chunks
  }
}

const positionsOf = (keys: readonly string[]) => new Map(keys.map((key, position) => [key, position]))

const MAX_INDEX = 2 ** 32 - 2
const isIndex = (key: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) <= MAX_INDEX

/** A record of the state, of either kind. */
export type StateRecord<Item> = Plain<Item> | LargeRecord<Item>

/** Own keys only: a visitor's text may be a key (`__proto__`). */
export const itemOf = <Item>(record: StateRecord<Item>, key: string): Item | undefined => {
  if (record instanceof LargeRecord) return record.get(key)
  return Object.hasOwn(record, key) ? record[key] : undefined
}

export const entriesOf = <Item>(record: StateRecord<Item>): readonly (readonly [key: string, item: Item])[] =>
  record instanceof LargeRecord ? record.entries() : Object.entries(record)
