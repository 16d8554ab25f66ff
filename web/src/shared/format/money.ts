import type { Language } from '../api/credentials.ts'

const locales: Record<Language, string> = { cs: 'cs-CZ', en: 'en-GB' }

/** An amount in whole Czech crowns (spec §9): `1 234 Kč` with fixed spaces in Czech, `CZK 1,234` in English; '' for no number. */
export function formatMoney(crowns: number, language: Language): string {
  if (!Number.isFinite(crowns)) return ''
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'CZK',
    maximumFractionDigits: 0,
  })
  return format.format(crowns)
}
