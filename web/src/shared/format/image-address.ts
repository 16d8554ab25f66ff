/**
 * The full address of a picture of the provider: a path is on the image host of this environment, or on the page's own origin
 * if there is no host. Undefined for any protocol other than http(s); a drawing is shown instead.
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
