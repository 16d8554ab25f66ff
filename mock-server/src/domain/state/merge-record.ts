export type MergeResult<Entry> =
  | { readonly kind: 'merged'; readonly record: Entry }
  | { readonly kind: 'conflict'; readonly fields: readonly string[] }

/**
 * Merges what a person wants with what another device has saved since they opened the record (rule 16.14). Each value is one path of the
 * record or several that belong together. A value that the person did not change stays as it is stored; one that both changed to
 * different things is a conflict, and then nothing is merged.
 */
export const mergeRecord = <Entry extends object>(
  values: readonly (readonly string[])[],
  { wanted, basedOn, stored }: { readonly wanted: Entry; readonly basedOn: Entry; readonly stored: Entry },
): MergeResult<Entry> => {
  const isSame = (value: readonly string[], one: Entry, other: Entry) =>
    value.every((path) => canonical(at(one, path)) === canonical(at(other, path)))
  const unchanged = values.filter((value) => isSame(value, wanted, basedOn))
  const conflicts = values.filter(
    (value) => !(unchanged.includes(value) || isSame(value, stored, basedOn) || isSame(value, stored, wanted)),
  )
  if (conflicts.length > 0) return { kind: 'conflict', fields: conflicts.flat() }
  const record = unchanged
    .flat()
    .reduce<object>((merged, path) => withValue(merged, path.split('.'), at(stored, path)), wanted)
  return { kind: 'merged', record: record as Entry }
}

const at = (record: object, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), record)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const withValue = (node: unknown, [key = '', ...rest]: readonly string[], value: unknown): object => {
  const { [key]: former, ...others } = isObject(node) ? node : {}
  const child = rest.length === 0 ? value : withValue(former, rest, value)
  return child === undefined ? others : { ...others, [key]: child }
}

/** One text for equal values: an empty one is left out, the order of fields and the form of Unicode do not matter. */
const canonical = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? '' : JSON.stringify(value.normalize('NFC'))
  if (!isObject(value)) return value === null || value === undefined ? '' : JSON.stringify(value)
  const fields = Object.keys(value)
    .toSorted()
    .flatMap((key) => {
      const text = canonical(value[key])
      return text === '' ? [] : [`${JSON.stringify(key)}:${text}`]
    })
  return fields.length === 0 ? '' : `{${fields.join()}}`
}
