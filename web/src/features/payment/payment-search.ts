import type { Language } from '#web/shared/api/credentials.ts'
import type { Payment, PlannedPayment } from '#web/shared/api/wire.ts'
import { formatDate, formatMonthYear } from '#web/shared/format/date.ts'

export type TypeTexts = Record<Payment['type'], string>

/** Treats `Tomáš`, `tomas` and `TOMÁŠ` as equal, `1 000` and `1000` too. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s/g, '')
}

/** As displayed on the page. */
export function findableText(payment: Payment, texts: TypeTexts, language: Language): string {
  const { amount, type, variableSymbol, settledOn, distributionOn, contributionMonth, shares } = payment
  const names = shares.flatMap(({ recipientName, amount }) => [recipientName, `${amount}`])
  const dates = [formatDate(settledOn, language), formatDate(distributionOn, language)]
  const found = [`${amount}`, texts[type], variableSymbol, ...dates, formatMonthYear(contributionMonth), ...names]
  return found.map(fold).join('\n')
}

export function findablePlan({ amount, date, distributionOn }: PlannedPayment, word: string, language: Language) {
  const dates = [formatDate(date, language), formatDate(distributionOn, language)]
  return [`${amount}`, word, ...dates].map(fold).join('\n')
}

/**
 * Whether each typed word occurs; `6. 11. 2026` and `1 500` are one word. A number matches from its beginning:
 * `500` does not match 1 500, nor `6. 11.` 16. 11.
 */
export function searchFor(typed: string): (text: string) => boolean {
  const together = typed.replace(/([0-9]\.)\s+(?=[0-9])/g, '$1').replace(/([0-9])\s+(?=[0-9]{3}(?![0-9]))/g, '$1')
  const words = together.split(/\s+/).map(fold).filter(Boolean).map(finder)
  return (text) => words.every((has) => has(text))
}

function finder(needle: string): (text: string) => boolean {
  if (!/^[0-9]/.test(needle)) return (text) => text.includes(needle)
  return (text) => {
    let at = text.indexOf(needle)
    while (at > 0 && /[0-9]/.test(text.charAt(at - 1))) at = text.indexOf(needle, at + 1)
    return at >= 0
  }
}
