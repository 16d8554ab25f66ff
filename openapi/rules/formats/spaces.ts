/** Spaces of every kind, and characters that nobody sees (`\p{Cf}`: zero width, direction, byte order mark), which a copied text brings along. */
const SPACES = /[\s\p{Cf}]/gu
const INVISIBLE = /\p{Cf}/gu

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '')

/** A code or number without spaces and invisible characters (rule 14.16). */
export const withoutSpaces = (text: string): string => text.replace(SPACES, '')

/** A complete domain with letters beyond ASCII, `háčky.cz`, after the part before the @. */
const INTERNATIONAL = /^([^@]+@)(?=.*[^\0-~])([\p{L}\p{M}\p{N}.-]+\.[\p{L}\p{M}\p{N}-]{2,})$/u

/**
 * An e-mail without invisible characters and outer spaces, with its domain in ASCII (punycode), as mail servers know it. An
 * inner space stays, for the format to refuse.
 */
export function tidyEmail(text: string): string {
  const email = withoutInvisible(text).trim()
  const [, local, domain] = INTERNATIONAL.exec(email) ?? []
  return local && domain && URL.canParse(`http://${domain}`) ? local + new URL(`http://${domain}`).hostname : email
}

/** The name of a login: an e-mail, or an angel number, whose digits may be typed in groups. */
export function tidyUsername(text: string): string {
  const digits = withoutSpaces(text)
  return /^[0-9]+$/.test(digits) ? digits : tidyEmail(text)
}
