/**
 * A path is on the image host, or on the page's own origin if there is none. Undefined for any protocol other than
 * http(s).
 */
export function imageAddress(path: string, imageHost: string): string | undefined {
  if (path === '') return undefined
  try {
    const address = new URL(path, `${imageHost === '' ? globalThis.location.origin : imageHost}/`)
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined
  } catch {
    return undefined
  }
}
