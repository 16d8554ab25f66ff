import { typeOf } from './difference.ts'

/** Describes one difference of an answer to a reader who knows neither Pact nor this repository. */
export type DifferenceTexts = { title: string; expected: string; received: string; advice: string }

/** Writes a received value into a report. */
export type Show = (value: unknown) => string

const MAX_LENGTH = 120

/** Formats a value as JSON and cuts it if it is long; a value that looks like a token is never shown. */
export function showValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  if (/^"[\w-]{8,}\.[\w-]{8,}\.[\w-]+"$/.test(text)) return 'a token (not shown)'
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}

/** The HTTP status and the first characters of a body, on one line. */
export const beginningOf = (status: number, body: string): string =>
  `HTTP ${status}, the body begins ${JSON.stringify(body.slice(0, MAX_LENGTH))}`

/** Shows only the length of a text, which may be personal data, and the type of an object. */
export function maskValue(value: unknown): string {
  if (typeof value === 'string') return `another text (${value.length} characters, not shown)`
  return typeof value === 'number' || typeof value === 'boolean' ? JSON.stringify(value) : typeOf(value)
}

const UNITS: [name: string, ms: number][] = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
]

/** Formats a time in full seconds: `14 min 59 s after the answer`. */
export function showMoment(ms: number): string {
  let rest = Math.round(Math.abs(ms) / 1000) * 1000
  const parts: string[] = []
  for (const [name, size] of UNITS) {
    const count = Math.floor(rest / size)
    if (count > 0) parts.push(`${count} ${name}`)
    rest -= count * size
  }
  return parts.length === 0
    ? 'at the moment of the answer'
    : `${parts.join(' ')} ${ms < 0 ? 'before' : 'after'} the answer`
}

/** Distant days may be dates of birth; their distance is not shown. */
export function showDays(days: number): string {
  const count = Math.abs(days)
  if (count > 366) return 'another day, more than a year away'
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'earlier' : 'later'}`
}
