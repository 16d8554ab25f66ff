/**
 * Remembers, with each immutable record of the state, the last value of a pure function of it and one more argument, such as the Prague
 * day. A record that changes is another record.
 */
export const memoizeByRecord = <Item extends object, Argument, Value>(
  compute: (record: Item, argument: Argument) => Value,
): ((record: Item, argument: Argument) => Value) => {
  const values = new WeakMap<Item, { readonly argument: Argument; readonly value: Value }>()
  return (record, argument) => {
    const known = values.get(record)
    if (known && known.argument === argument) return known.value
    const value = compute(record, argument)
    values.set(record, { argument, value })
    return value
  }
}
