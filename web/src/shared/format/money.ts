import type { Language } from '../api/credentials.ts'

const locales: Record<Language, string> = { cs: 'cs-CZ', en: 'en-GB' }

/** An amount in whole Czech crowns (rule 1.8): `1 234 Kč` with fixed spaces in Czech, `CZK 1,234` in English; '' for no number. */
export function formatMoney(crowns: number, language: Language): string {
  if (!Number.isFinite(crowns)) return ''
  return formatOf(language).format(crowns)
}

const formats = new Map<Language, Intl.NumberFormat>()

/** Made once a language: making one takes longer than hundreds of amounts, and lists have hundreds. */
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
