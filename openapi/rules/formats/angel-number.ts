import type { FormatCheck } from './format-check.ts'

/** Four to ten digits, including 11111111, the symbol of anonymous gifts (rule 6.8). */
export const checkAngelNumber: FormatCheck = (value) => /^[0-9]{4,10}$/.test(value) || 'angel-number-invalid'
