import { typeOf } from '../provider/difference.ts'
import type { Outcome, TwinDifference } from './difference.ts'

/** What one side says and the other does not, for a person who knows neither this repository nor Pact. */
export type TwinWords = { mock: string; provider: string; advice: string }

/**
 * The mock's values are invented and stand in full; of the other provider's, which may be those of real people, only words of the
 * contract, numbers and outcomes do.
 */
export function putTwinIntoWords(difference: TwinDifference): TwinWords {
  switch (difference.kind) {
    case 'state':
      return {
        mock:
          difference.side === 'mock'
            ? `the situation "${difference.state}" fails: ${difference.why}`
            : `the situation "${difference.state}" can be set up`,
        provider: difference.side === 'mock' ? 'it was not asked' : difference.why,
        advice:
          'Teach this state address the sentence (contracts/README.md, "Your provider states"), with the values that it hands out.',
      }
    case 'silence':
      return {
        mock: 'an answer',
        provider: `none: ${difference.why}`,
        advice:
          'Look into the log of your backend at this call: it has to answer every call, a failure of its own too (error_code 500).',
      }
    case 'outcome':
      return {
        mock: outcomeWords(difference.mock),
        provider: outcomeWords(difference.provider),
        advice: outcomeAdvice(difference),
      }
    case 'media-type':
      return {
        mock: `a body of the type ${difference.mock}`,
        provider: `one of the type ${difference.provider}`,
        advice: 'Send this Content-Type; an error page of a framework or proxy has to become the envelope.',
      }
    case 'content':
      return {
        mock: difference.mock,
        provider: difference.provider,
        advice:
          'Look at the body as it is sent (curl -i): it has to be whole, and of the kind that the contract names.',
      }
    case 'header':
      return {
        mock: `the header ${difference.name}: ${difference.mock ?? 'none'}`,
        provider:
          difference.provider === undefined
            ? `no header ${difference.name}`
            : `${difference.name}: ${difference.provider}`,
        advice: `Send the header ${difference.name} as the contract says, with the same number of seconds.`,
      }
    case 'missing':
      return {
        mock: `the field ${difference.path}`,
        provider: 'an answer without it',
        advice: `Add ${difference.path} to the answer.`,
      }
    case 'extra':
      return {
        mock: `no field ${difference.path}`,
        provider: 'an answer with it',
        advice:
          'The contract has no such field here: leave it out, or propose it as an addition to the contract. It may be a known one under another name.',
      }
    case 'end':
      return {
        mock: difference.side === 'mock' ? `the story ends: ${difference.why}` : 'the story goes on',
        provider: difference.side === 'mock' ? 'the story goes on' : `it ends: ${difference.why}`,
        advice:
          'Nothing differed before: look at what this step left behind (a message that was not sent, a value not handed out).',
      }
    default:
      return wordsOfPlace(difference)
  }
}

function wordsOfPlace(difference: Extract<TwinDifference, { path: string }>): TwinWords {
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
        provider: difference.closed ? JSON.stringify(difference.provider) : masked(difference.provider),
        advice:
          'After the same calls the same state has to be read: look whether the call before was carried out, once and for this person.',
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
        advice: 'An id stands for one thing in all answers: look whether this is another record, or another person’s.',
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
        provider:
          Math.abs(difference.days) > 366
            ? 'another day, more than a year away'
            : `${Math.abs(difference.days)} ${Math.abs(difference.days) === 1 ? 'day' : 'days'} ${difference.days < 0 ? 'earlier' : 'later'}`,
        advice: 'Days are those of Europe/Prague, also between midnight there and midnight of UTC.',
      }
    default:
      throw new Error(`${difference.kind} has no words`)
  }
}

function outcomeWords({ status, error_code, error }: Outcome): string {
  const code = error_code === undefined ? 'no error_code' : `error_code ${JSON.stringify(error_code)}`
  return `HTTP ${status}, ${code}${error === undefined ? '' : `, error ${JSON.stringify(error)}`}`
}

function outcomeAdvice({ mock, provider }: Extract<TwinDifference, { kind: 'outcome' }>): string {
  if ([404, 405, 501].includes(provider.status) && provider.error_code === undefined)
    return 'Look at the path and the method. If the operation is not built yet, leave it out by --operations.'
  if (provider.error_code === undefined)
    return 'Put error_code into the body: clients read it alone and never look at the HTTP status.'
  if (mock.status === provider.status)
    return 'Answer this situation with exactly this error_code and error: the portal shows its words by them.'
  return 'HTTP 200 says that the operation ran, whatever it decided; another status equals error_code and says that it did not run.'
}

/** What may be of a real person: only how much of it there is. */
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

/** Whole seconds, in the two largest units: `14 min 59 s after the answer`. */
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
