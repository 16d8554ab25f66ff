import type { FormatCheck } from './format-check.ts'

/** Four to ten digits; 11111111, which stands for anonymous gifts, is one of them (rule 6.8). */
export const checkAngelNumber: FormatCheck = (value) => /^[0-9]{4,10}$/.test(value) || 'angel-number-invalid'
