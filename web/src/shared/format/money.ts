import type { Language } from '../api/credentials.ts'

const locales: Record<Language, string> = { cs: 'cs-CZ', en: 'en-GB' }

/** An integer amount of Czech crowns (rule 1.8): `1 234 Kč` with no-break spaces in Czech, `CZK 1,234` in English; '' for NaN. */
export function formatMoney(crowns: number, language: Language): string {
  if (!Number.isFinite(crowns)) return ''
  return formatOf(language).format(crowns)
}

const formats = new Map<Language, Intl.NumberFormat>()

/** Created once for each language: creating a formatter takes longer than formatting hundreds of amounts. */
function formatOf(language: Language): Intl.NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const made = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency: 'CZK',
    maximumFractionDigits: 0,
  })
  formats.set(language, made)
  return made
}
