import { withoutInvisible, withoutSpaces } from './spaces.ts'

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
