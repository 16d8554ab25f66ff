import type { KeyboardEvent } from 'react'

/** Whether a key is the letter e without a modifier, which numeric inputs accept as an exponent (rule 14.9). */
export const isExponent = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'e' && !event.ctrlKey && !event.metaKey && !event.altKey

/** Whether a key is the up or down arrow, which changes a number (rule 14.9). */
export const isArrow = (event: KeyboardEvent): boolean => event.key === 'ArrowUp' || event.key === 'ArrowDown'
