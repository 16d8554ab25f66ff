import type { Language } from '../api/credentials.ts'
import { type PragueTime, readPragueTime } from './prague-time.ts'

const two = (number: number): string => `${number}`.padStart(2, '0')
const four = (number: number): string => `${number}`.padStart(4, '0')

function dayIn(language: Language, { year, month, day }: PragueTime): string {
  return language === 'cs' ? `${day}.\u00a0${month}.\u00a0${four(year)}` : `${two(month)}/${two(day)}/${four(year)}`
}

/** `10. 11. 2026` with no-break spaces in Czech, `11/10/2026` in English (rule 1.8), of an instant or a business date; '' for anything else. */
export function formatDate(value: string, language: Language): string {
  const read = readPragueTime(value)
  return read ? dayIn(language, read) : ''
}

/** Hours that need „ve“: „ve dvě“, „ve dvanáct“, „ve dvacet“. */
const VOCALIZED = /^([234]|1[234]|2\d):/

/** The date and, for an instant, the Prague time, as a part of a sentence: `10. 11. 2026 v 6:00`, `11/10/2026 at 6:00`; '' for anything else. */
export function formatDateTime(value: string, language: Language): string {
  const time = formatTime(value)
  if (time === '') return formatDate(value, language)
  const at = language === 'en' ? 'at' : VOCALIZED.test(time) ? 've' : 'v'
  return `${formatDate(value, language)} ${at}\u00a0${time}`
}

/** Time of an instant in Prague, `6:00`; '' for a business date and anything else. */
export function formatTime(value: string): string {
  return readPragueTime(value)?.time?.replace(/^0/, '') ?? ''
}

/** `11/2026` in both languages (rule 1.8), of an instant, a business date or a month `2026-11`; '' for anything else. */
export function formatMonthYear(value: string): string {
  const read = readPragueTime(/^\d{4}-\d{2}$/.test(value) ? `${value}-01` : value)
  return read ? `${two(read.month)}/${four(read.year)}` : ''
}
