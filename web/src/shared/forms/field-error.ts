/** Messages by field name. A leaf is the message itself or an object carrying it; one more level holds the fields of a group. */
export type FieldErrors = { readonly [name: string]: FieldErrorEntry | undefined }
type FieldErrorEntry = string | { readonly message?: string | undefined } | { readonly [name: string]: FieldErrorLeaf }
type FieldErrorLeaf = string | { readonly message?: string | undefined } | undefined

/**
 * Undefined without an error (rule 14.2). Finds `{address: {city}}` and the flat `{'address.city'}`. Own properties
 * only, because a field may be called `constructor`.
 */
export function fieldError(errors: FieldErrors | undefined, name: string): string | undefined {
  if (errors === undefined) return undefined
  const flat = messageOf(own(errors, name))
  if (flat !== undefined) return flat
  const dot = name.indexOf('.')
  if (dot < 0) return undefined
  const group = own(errors, name.slice(0, dot))
  return typeof group === 'object' && group !== null ? messageOf(own(group, name.slice(dot + 1))) : undefined
}

function own(holder: object, key: string): unknown {
  // Not Object.hasOwn: Safari 15.0 lacks it.
  return Object.getOwnPropertyDescriptor(holder, key)?.value
}

function messageOf(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry === '' ? undefined : entry
  if (typeof entry !== 'object' || entry === null) return undefined
  const message = own(entry, 'message')
  return typeof message === 'string' && message !== '' ? message : undefined
}
