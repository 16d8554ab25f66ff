import { typeOf } from '../differences/difference.ts'
import type { TwinDifference } from './difference.ts'

/** Describes what one side returns and the other does not, to a reader who knows neither this repository nor Pact. */
export type TwinTexts = { mock: string; provider: string; advice: string }

/** Describes a difference at one place of the body, with the values of the mock in full and those of the provider masked. */
export function describePlace(difference: Extract<TwinDifference, { path: string }>): TwinTexts {
  const { path } = difference
  const place = path === '' ? 'the whole body' : path
  switch (difference.kind) {
    case 'type':
      return {
        mock: `${place} as ${typeOf(difference.mock)}`,
        provider: typeOf(difference.provider),
        advice: `Send ${place} as ${typeOf(difference.mock)}; where the contract allows null, null and a value mean different things.`,
      }
    case 'value':
      return {
        mock: `${place} ${JSON.stringify(difference.mock)}`,
        provider: `${difference.closed ? word(difference.provider) : masked(difference.provider)}${difference.allowed ? `, which is none of ${listed(difference.allowed)}` : ''}`,
        advice: difference.allowed
          ? `Send one of ${listed(difference.allowed)}: the contract has no other here.`
          : 'After the same calls the same state has to be read: look whether the call before was carried out, once and for this person.',
      }
    case 'form':
      return {
        mock: `${place} as ${difference.mock}`,
        provider: masked(difference.provider),
        advice: `Send ${place} in this form.`,
      }
    case 'length':
      return {
        mock: `${difference.mock} in ${place}`,
        provider: `${difference.provider}`,
        advice: 'Look at what the calls before added or removed, and whether one was carried out twice or not at all.',
      }
    case 'order':
      return {
        mock: `${place} in the order of the contract`,
        provider: 'the same in another order',
        advice: `Sort ${place} as the contract says.`,
      }
    case 'identity':
      return {
        mock: `${place}: the same thing as in ${difference.before}`,
        provider: 'the id of something else',
        advice: 'An id means one record in all answers: check whether this is another record, or another person’s.',
      }
    case 'moment':
      return {
        mock: `${place} ${fromNow(difference.mock)}`,
        provider: fromNow(difference.provider),
        advice: 'Moments are UTC (Z), counted from the clock that the header Date shows; durations are exact.',
      }
    case 'day':
      return {
        mock: `the day ${place}`,
        provider: daysAway(difference.days),
        advice: 'Days are those of Europe/Prague, also between midnight there and midnight of UTC.',
      }
    default:
      throw new Error(`${difference.kind} has no text`)
  }
}

const listed = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

/** Distant days may be dates of birth; their distance is not shown. */
function daysAway(days: number): string {
  const count = Math.abs(days)
  if (count > 366) return 'another day, more than a year away'
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'earlier' : 'later'}`
}

/** Shows a value of a closed list; any other value is masked like a text. */
export const word = (value: unknown): string =>
  typeof value !== 'string' || /^[\w-]{1,60}$/.test(value) ? JSON.stringify(value) : masked(value)

/** Shows only the length of a text that may be personal data. */
function masked(value: unknown): string {
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
function fromNow(ms: number): string {
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
