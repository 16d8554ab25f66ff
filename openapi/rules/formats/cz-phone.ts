import type { FormatCheck } from './format-check.ts'

/** `+420123456789`: the prefix and nine ASCII digits, nothing else (rule 5.3). */
export const checkCzPhone: FormatCheck = (value) => /^\+420[0-9]{9}$/.test(value) || 'phone-not-czech'

/** `123456789`, without prefix or spaces, as the request forms accept it (rule 14.6). */
export const checkCzPhoneLocal: FormatCheck = (value) => /^[0-9]{9}$/.test(value) || 'phone-not-local'
