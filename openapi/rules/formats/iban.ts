import type { FormatCheck } from './format-check.ts'

const remainderOf = (digits: string): number =>
  Array.from(digits, Number).reduce((rest, digit) => (rest * 10 + digit) % 97, 0)

/** ISO 13616 without spaces: the country, two check digits by mod 97, and an account of at most 30 characters. */
export const checkIban: FormatCheck = (value) => {
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(value)) return 'iban-invalid'
  const turned = value.slice(4) + value.slice(0, 4)
  const digits = turned.replace(/[A-Z]/g, (letter) => `${letter.charCodeAt(0) - 55}`)
  return remainderOf(digits) === 1 || 'iban-invalid'
}
