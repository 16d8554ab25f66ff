type Fields = Readonly<Record<string, unknown>>

/**
 * Compares names of fields without case, texts without spaces, and numbers without the leading zeros of a bank. A
 * missing field is empty.
 */
export function isStored(record: unknown, request: unknown): boolean {
  if (isFields(request)) {
    const stored = isFields(record) ? lowerCased(record) : {}
    return Object.entries(request).every(([name, value]) => isStored(stored[name.toLowerCase()], value))
  }
  return isFields(record) ? isStored(request, record) : plain(record) === plain(request)
}

/** Whether two records hold the same values. */
export const isSame = (one: unknown, other: unknown): boolean => isStored(one, other) && isStored(other, one)

/** The values of a request that differ from those it is based on; one that it empties is undefined. */
export function changedValues(request: Fields, basedOn: Fields): Fields {
  const names = Object.keys({ ...basedOn, ...request })
  return Object.fromEntries(
    names.filter((name) => !isSame(request[name], basedOn[name])).map((name) => [name, request[name]]),
  )
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const lowerCased = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))

function plain(value: unknown): string {
  if (value === undefined || value === null || value === false || value === 0) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
  return text
    .normalize('NFC')
    .replaceAll(/\s/g, '')
    .replace(/^0+(?=\d+$)/, '')
}
