import type { Language } from '../../src/shared/api/credentials.ts'

const locales = { cs: 'cs-CZ', en: 'en-GB' } as const
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `před 3 hodinami` in the largest whole unit; below a minute `před 0 minutami` would be odd, so it is `právě teď`. */
export function ago(ms: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  const [unit, length] = UNITS.find(([, size]) => ms >= size) ?? []
  return unit && length ? format.format(-Math.floor(ms / length), unit) : format.format(0, 'second')
}
