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
  return plain(record) === plain(request)
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const lowerCased = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value]))

function plain(value: unknown): string {
  if (value === undefined || value === null || value === false || value === 0) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : `${value as string | number | boolean}`
  return text
    .normalize('NFC')
    .replaceAll(/\s/g, '')
    .replace(/^0+(?=\d+$)/, '')
}
