import type { Language } from '../../src/shared/api/credentials.ts'
import { formatDate, formatDateTime } from '../../src/shared/format/date.ts'

const PRAGUE = 'Europe/Prague'
const locales = { cs: 'cs-CZ', en: 'en-GB' } as const

/** `úterý 10. listopadu 2026` and `10:00:05` of an instant (epoch milliseconds) in Prague. */
export function pragueClock(at: number, language: Language): { day: string; time: string } {
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone: PRAGUE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return { day: day.format(at), time: wallOf(at).slice(11) }
}

/**
 * `4. 1. 2027 09:00` and `4 Jan 2027, 09:00` of an instant (ISO) in Prague: testers read dates from
 * many countries, and the portal's English order of month and day is ambiguous.
 */
export const instantText = (at: string, language: Language): string =>
  language === 'cs' ? breakable(formatDateTime(at, language)) : englishInstant.format(Date.parse(at))

/** `4. 1. 2027` and `4 Jan 2027` of an instant or a business date. */
export const dayText = (at: string, language: Language): string =>
  language === 'cs' ? breakable(formatDate(at, language)) : englishDay.format(Date.parse(at))

/** The console's columns are narrow. */
const breakable = (text: string): string => text.replaceAll('\u00a0', ' ')

const dated = { timeZone: PRAGUE, day: 'numeric', month: 'short', year: 'numeric' } as const
const englishDay = new Intl.DateTimeFormat(locales.en, dated)
const englishInstant = new Intl.DateTimeFormat(locales.en, { ...dated, hour: '2-digit', minute: '2-digit' })

/** `út` and `Tue` of an instant in Prague. */
export const weekdayText = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: PRAGUE, weekday: 'short' }).format(Date.parse(at))

/** `10:00:05` of an instant in Prague: in a list where the day is known. */
export const pragueTime = (at: string): string => wallOf(Date.parse(at)).slice(11)

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: PRAGUE, dateStyle: 'short', timeStyle: 'medium' })

/** The local time in Prague, `2026-11-10T10:00:05`: also the value of a `datetime-local` field. */
export const wallOf = (at: number): string => wall.format(at).replace(' ', 'T')

/**
 * The instant (ISO) of the local time `2026-12-01T09:00` in Prague, or with seconds; undefined for
 * anything else. An hour that spring skips is read by winter time, the doubled one of autumn is the
 * first of the two.
 */
export function instantOfWall(text: string): string | undefined {
  const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  if (Number.isNaN(written)) return undefined
  const offsetAt = (at: number) => Date.parse(`${wallOf(at)}Z`) - at
  const candidates = [offsetAt(written - 3 * HOUR), offsetAt(written + 3 * HOUR)].map((offset) => written - offset)
  const found = candidates.toSorted((a, b) => a - b).find((at) => at + offsetAt(at) === written)
  return new Date(found ?? Math.max(...candidates)).toISOString()
}

const HOUR = 3_600_000
const MINUTE = 60_000

/**
 * The time left, to the nearest minute: `za 40 sekund`, `za 15 minut`, `za 1 h 45 min`, `za 2 dny 5
 * h`, and from a week on full days. Milliseconds; a negative one is `za 0 sekund`.
 */
export function timeLeft(ms: number, language: Language): string {
  const words = wordsFor(language)
  if (ms < MINUTE) return words(Math.max(0, Math.floor(ms / 1_000)), 'second')
  const minutes = Math.round(ms / MINUTE)
  if (minutes < 60) return words(minutes, 'minute')
  if (minutes < 24 * 60) return words(Math.floor(minutes / 60), 'hour', minutes % 60, 'minute')
  const hours = Math.round(minutes / 60)
  if (hours < 7 * 24) return words(Math.floor(hours / 24), 'day', hours % 24, 'hour')
  return words(Math.round(hours / 24), 'day')
}

type Unit = 'day' | 'hour' | 'minute' | 'second'

const wordsFor =
  (language: Language) =>
  (count: number, unit: Unit, rest = 0, restUnit: Unit = unit): string => {
    const style = rest === 0 ? 'long' : 'short'
    const head = new Intl.RelativeTimeFormat(locales[language], { style }).format(count, unit)
    if (rest === 0) return head
    const tail = new Intl.NumberFormat(locales[language], { style: 'unit', unit: restUnit, unitDisplay: 'short' })
    return `${head} ${tail.format(rest)}`
  }
