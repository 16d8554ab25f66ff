import type { Language } from '../api/credentials.ts'

/**
 * An integer amount of Czech crowns: `1234 Kč` with a no-break space, `CZK 1234` in English; '' for NaN. A voice reads the parts of `1 234` as
 * two numbers, so the separators of rule 1.8 are drawn: `Money`, and `SpokenText` for a text with amounts.
 */
export function formatMoney(crowns: number, language: Language): string {
  if (!Number.isFinite(crowns)) return ''
  const digits = Math.round(crowns)
  return language === 'cs' ? `${digits}\u00a0Kč` : `CZK\u00a0${digits}`
}
