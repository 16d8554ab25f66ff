import type { Language } from '../api/credentials.ts'

/** What a voice reads right and a page shows otherwise (rule 1.8, ADR 026). The common Czech voice takes `24.` for the number 24. */
const ordinals = (
  ' prvního druhého třetího čtvrtého pátého šestého sedmého osmého devátého desátého jedenáctého dvanáctého třináctého' +
  ' čtrnáctého patnáctého šestnáctého sedmnáctého osmnáctého devatenáctého dvacátého'
).split(' ')

function czechDay(day: number): string {
  if (day === 30) return 'třicátého'
  return ordinals[day] ?? `${day < 30 ? 'dvacátého' : 'třicátého'} ${ordinals[day % 10]}`
}

function englishDay(day: number): string {
  const last = day > 10 && day < 14 ? 0 : day % 10
  return `${day}${['th', 'st', 'nd', 'rd'][last] ?? 'th'}`
}

const months = {
  cs: new Intl.DateTimeFormat('cs', { day: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }),
}
const czechMonth = new Intl.DateTimeFormat('cs', { month: 'long', timeZone: 'UTC' })

/** `prvního prosince`, `December 1st`: the genitive that Czech sentences have a date in. */
export function spokenDay(day: number, month: number, language: Language): string {
  const parts = months[language].formatToParts(Date.UTC(2000, month - 1, 1))
  const name = parts.find(({ type }) => type === 'month')?.value ?? ''
  return language === 'cs' ? `${czechDay(day)} ${name}` : `${name} ${englishDay(day)}`
}

/** `prosinec`, `December`. */
export function spokenMonth(month: number, language: Language): string {
  return (language === 'cs' ? czechMonth : months.en).format(Date.UTC(2000, month - 1, 1))
}

const signs: Record<Language, Record<string, string>> = {
  cs: { '-': 'pomlčka', '/': 'lomeno' },
  en: { '-': 'dash', '/': 'slash' },
}

/**
 * A number that names something, sign by sign, with a pause after each four: `1 0 0 0, 0 0 0 1`. Letters stay together: the Czech voice
 * takes a single `Z` for a word.
 */
export function spokenNumber(number: string, language: Language): string {
  const parts = number.match(/[0-9A-Za-z]{1,4}|[-/]/g) ?? []
  return parts.map((part) => signs[language][part] ?? part.replaceAll(/\d(?=\d)|[A-Za-z](?=\d)/g, '$& ')).join(', ')
}

const plural = new Intl.PluralRules('cs')
const koruna: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'koruna', few: 'koruny' }

/** The currency after a number: `koruna`, `koruny`, `korun`. */
export function crownWord(crowns: number, language: Language): string {
  if (language === 'en') return crowns === 1 ? 'crown' : 'crowns'
  return koruna[plural.select(crowns)] ?? 'korun'
}

/** The common Czech voice reads twelve million as twelve thousand; undefined where digits are read right. */
export function spokenAmount(crowns: number, language: Language): string | undefined {
  if (language === 'en' || crowns < 10_000_000) return undefined
  const rest = crowns % 1_000_000
  return `${Math.floor(crowns / 1_000_000)} milionů ${rest === 0 ? '' : `${rest} `}korun`
}
