const PREFIX = /^\+\d{1,3}/
const SHOWN = 4
const HIDDEN_AT_LEAST = 5

/**
 * A phone that its owner recognises and nobody else can ring: `+420601234567` -> `+420*****4567`. Prefix and length stay, so that
 * the client can tell which phones it may offer (quality M4, decision 7); at least five characters are hidden, or all there are.
 */
export const maskPhone = (phone: string): string => {
  const prefix = PREFIX.exec(phone)?.[0] ?? ''
  const rest = phone.length - prefix.length
  const shown = Math.max(0, Math.min(SHOWN, rest - HIDDEN_AT_LEAST))
  return prefix + '*'.repeat(rest - shown) + phone.slice(phone.length - shown)
}
