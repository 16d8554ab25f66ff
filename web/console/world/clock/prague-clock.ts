import type { Language } from '../../../src/shared/api/credentials.ts'

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

/** `10:00:05` of an instant in Prague: in a list where the day is known. */
export const pragueTime = (at: string): string => wallOf(Date.parse(at)).slice(11)

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: PRAGUE, dateStyle: 'short', timeStyle: 'medium' })

/** What stands on the wall in Prague, `2026-11-10T10:00:05`: also the value of a `datetime-local` field. */
export const wallOf = (at: number): string => wall.format(at).replace(' ', 'T')

/**
 * The instant (ISO) at which the wall in Prague says `2026-12-01T09:00` or with seconds; undefined for anything else. An hour that
 * spring skips is read by the winter's time, the doubled one of autumn is the former of the two.
 */
export function instantOfWall(said: string): string | undefined {
  const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(said) ? Date.parse(`${said}Z`) : Number.NaN
  if (Number.isNaN(written)) return undefined
  const offsetAt = (at: number) => Date.parse(`${wallOf(at)}Z`) - at
  const candidates = [offsetAt(written - 3 * HOUR), offsetAt(written + 3 * HOUR)].map((offset) => written - offset)
  const found = candidates.toSorted((a, b) => a - b).find((at) => at + offsetAt(at) === written)
  return new Date(found ?? Math.max(...candidates)).toISOString()
}

const HOUR = 3_600_000
const UNITS = [
  ['day', 24 * HOUR],
  ['hour', HOUR],
  ['minute', 60_000],
  ['second', 1_000],
] as const

/** `za 10 dní`, `za 2 hodiny`, `za 40 sekund`: how long until something, in the largest whole unit. */
export function timeLeft(ms: number, language: Language): string {
  const [unit, length] = UNITS.find(([, size]) => ms >= size) ?? UNITS[3]
  return new Intl.RelativeTimeFormat(language).format(Math.max(0, Math.floor(ms / length)), unit)
}
