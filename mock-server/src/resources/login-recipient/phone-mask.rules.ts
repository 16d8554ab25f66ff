const WELL_FORMED = /^\+?\d+$/
const PREFIX = /^\+\d{1,3}/
/** The contract's limit. */
const LONGEST = 20
const SHOWN = 4
const HIDDEN_AT_LEAST = 5

/**
 * Masks a phone so that only its owner recognises it: `+420601234567` -> `+420*****4567`. Prefix and length stay, so that
 * the client can decide which phones it may offer (rules 19.4, 5.3); at least five characters are hidden, or all if there are fewer.
 * Anything but digits after a plus sign is hidden completely: with its prefix it would look like a phone that can be offered.
 */
export const maskPhone = (phone: string): string => {
  if (!WELL_FORMED.test(phone) || phone.length > LONGEST) return '*'.repeat(Math.min(phone.length, LONGEST))
  const prefix = PREFIX.exec(phone)?.[0] ?? ''
  const rest = phone.length - prefix.length
  const shown = Math.max(0, Math.min(SHOWN, rest - HIDDEN_AT_LEAST))
  return prefix + '*'.repeat(rest - shown) + phone.slice(phone.length - shown)
}
