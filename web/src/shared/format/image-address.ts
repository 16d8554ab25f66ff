/**
 * The full address of a picture of the provider: a path is on the image host of this environment, on the page's own origin
 * where that is empty. Anything that is not http(s) in the end gives nothing, and a drawing shows instead.
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
