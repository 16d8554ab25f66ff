import type { FormatCheck } from './format-check.ts'
import { checkShortText } from './short-text.ts'

/** Line ends, control characters and characters that change the text direction: they would forge the line that contains the name. */
const disruptive = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** First name, last name, company name or title: one line with a letter in it, 100 characters at most (rule 14.3); or nothing. */
export const checkPersonName: FormatCheck = (value) => {
  const asText = checkShortText(value)
  if (asText !== true) return asText
  return value === '' || (/\p{L}/u.test(value) && !disruptive.test(value)) || 'name-invalid'
}
