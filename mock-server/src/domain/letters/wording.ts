import { type Day, dayOf, type Instant, pragueAt } from '../time/instant.ts'

/** Language of the provider's own texts: reasons, e-mails and the gateway's pages. */
export type Lang = 'cs' | 'en'

/** What the foundation wrote in both languages; a call is answered in its own. */
export type LocalText = Readonly<Record<Lang, string>>

const LOCALES = { cs: 'cs-CZ', en: 'en-GB' } as const satisfies Record<Lang, string>
/** Made at the first use: a format takes 3 ms, and the first answer of a server needs none. */
const moneyFormats = new Map<Lang, Intl.NumberFormat>()

/** An amount in full crowns as the portal writes it (rule 1.8): `1 234 Kč` with fixed spaces in Czech, `CZK 1,234` in English. */
export const moneyText = (crowns: number, lang: Lang): string =>
  moneyFormats.getOrInsertComputed(lang, moneyIn).format(crowns)

/** `10. 11. 2026` with fixed spaces in Czech, `11/10/2026` in English (rule 1.8). */
export const dayText = (day: Day, lang: Lang): string => {
  const { year, month, day: date } = Temporal.PlainDate.from(day)
  const two = (number: number) => String(number).padStart(2, '0')
  return lang === 'cs' ? `${date}.\u00a0${month}.\u00a0${year}` : `${two(month)}/${two(date)}/${year}`
}

/** Wall-clock time of Prague, `6:00`. */
export const timeText = (moment: Instant): string =>
  pragueAt(moment).toPlainTime().toString({ smallestUnit: 'minute' }).replace(/^0/, '')

/** Hours that need „ve“: „ve dvě“, „ve dvanáct“, „ve dvacet“. */
const VOCALIZED = /^([234]|1[234]|2\d):/

/** `2. 12. 2026 v 6:00` with fixed spaces in Czech, `12/02/2026 at 6:00` in English. */
export const momentText = (moment: Instant, lang: Lang): string => {
  const time = timeText(moment)
  const at = lang === 'en' ? 'at' : VOCALIZED.test(time) ? 've' : 'v'
  return `${dayText(dayOf(moment).toString(), lang)}\u00a0${at}\u00a0${time}`
}

function moneyIn(lang: Lang): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency: 'CZK', maximumFractionDigits: 0 })
}
