/**
 * The full address of a person's picture: a path is on the image host of this environment. Anything that is not http(s) in the
 * end gives the drawing instead.
 */
export function avatarAddress(avatar: string, imageHost: string): string | undefined {
  if (avatar === '') return undefined
  try {
    const address = new URL(avatar, `${imageHost}/`)
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : undefined
  } catch {
    return undefined
  }
}
