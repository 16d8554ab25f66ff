import type { FormatCheck } from './format-check.ts'

/** A recipient's personal number: four to ten digits, as the angel number (spec §2 Recipient login). */
export const checkPersonalNumber: FormatCheck = (value) => /^[0-9]{4,10}$/.test(value) || 'personal-number-invalid'
