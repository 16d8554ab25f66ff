import type { FormatCheck } from './format-check.ts'

/** A recipient's personal number: four to ten digits, like the angel number (rule 5.2). */
export const checkPersonalNumber: FormatCheck = (value) => /^[0-9]{4,10}$/.test(value) || 'personal-number-invalid'
