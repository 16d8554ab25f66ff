import type { KeyboardEvent } from 'react'

/** Keys that a numeric input can refuse (rule 14.9): the letter e, which numbers take as an exponent, but no shortcut with it; */
export const isExponent = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'e' && !event.ctrlKey && !event.metaKey && !event.altKey

/** and the up and down arrows, which change a number. */
export const isArrow = (event: KeyboardEvent): boolean => event.key === 'ArrowUp' || event.key === 'ArrowDown'
