import type { FormatCheck } from './format-check.ts'

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const address = new RegExp(`^(?<local>${atom}(?:\\.${atom})*)@(?:${label}\\.)+(?![0-9]+$)${label}$`)

/** ASCII addresses only, so that no invisible or look-alike character passes; apostrophes, plus signs and punycode domains are valid.
 * At most 254 characters, 64 before the @ (rule 14.4, RFC 5321). */
export const checkPortalEmail: FormatCheck = (value) => {
  if (value.length > 254) return 'max'
  const local = address.exec(value)?.groups?.local
  return (local !== undefined && local.length <= 64) || 'email-invalid'
}
