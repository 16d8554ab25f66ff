import type { TokenProblem } from './access-token.ts'
import type { Outcome } from './answer.ts'

/** Differences of one value in the body; `place` is its path, as `response.profile.gender`, empty for the body. */
export type BodyDifference = { place: string } & (
  | { kind: 'missing'; fields: string[]; isAllowed?: boolean }
  /** Violates the contract, whatever the expected answer is: an unknown field, or a value that the contract does not allow. */
  | { kind: 'extra' }
  | { kind: 'contract'; expected: string; received: unknown }
  /** `isAllowed`: the contract allows the absence in general, but the provider state has such data. */
  | { kind: 'type'; expected: unknown; received: unknown; isAllowed?: boolean }
  | { kind: 'form'; expected: unknown; received: unknown; pattern?: string }
  /** A whole number with decimals, as 500.00: JSON Schema takes it for an integer, and Pact does not. */
  | { kind: 'decimals'; received: string }
  | { kind: 'length'; expected: number; received: number; isMinimum?: true }
  /** Differs from what the provider state says of its data; `value` is the name of the state's value. */
  | { kind: 'repeated'; value: string; isLength: boolean; expected: unknown; received: unknown }
  /** `isWord`: both are of a closed list of the contract, so neither is about a person. */
  | { kind: 'value'; expected: unknown; received: unknown; isWord?: boolean }
  | { kind: 'order' }
  /** The id of another record than the one that `expected` names. */
  | { kind: 'identity'; expected: string }
  /** Milliseconds from the clock of the side that answered. */
  | { kind: 'moment'; expected: number; received: number }
  /** `received` is the number of days that it is later. */
  | { kind: 'day'; received: number }
)

/** Differences of a provider state, of a call without an answer, and of an answer as a whole. */
export type CallDifference =
  | { kind: 'state'; name: string; received: string; action: 'setup' | 'teardown' }
  | { kind: 'lack'; fields: string[] }
  /** The provider state returned the value `name` with another JSON type than the recorded call sends. */
  | { kind: 'state-type'; name: string; expected: unknown; received: unknown }
  | { kind: 'silence'; received: string; isLate?: boolean }
  | { kind: 'redirect'; received: string }
  /** `text` is the beginning of an HTML page, without its markup. */
  | { kind: 'broken'; received: number; mediaType: string | undefined; text?: string }
  | { kind: 'absent'; received: number }
  /** The envelope is the expected one, the HTTP status is not. */
  | { kind: 'status'; expected: number; received: number }
  /** Another outcome: a success for a refusal, a refusal for a success, or another refusal. */
  | { kind: 'outcome'; expected: Outcome; received: Outcome }
  | { kind: 'no-envelope'; expected: Outcome; received: number }
  | { kind: 'media-type'; expected: string; received: string }
  | { kind: 'no-body' }
  /** `received` is the reason, if the bytes show it. */
  | { kind: 'unreadable'; received?: string }
  | {
      kind: 'header'
      name: string
      expected: string
      received: string | undefined
      pattern?: string
      isExample?: boolean
    }
  /** The token of an answer (at `field`), or of the provider state without it, cannot be used by the portal. */
  | { kind: 'token'; field: string | undefined; problem: TokenProblem; received: string }
  /** A generated call was not answered as the contract says; `cause` says what is special about the call. */
  | { kind: 'generated'; cause: string; detail?: string; expected: string; received: string; remedy: string }
  /** A scenario of the twin run continued on one side only. */
  | { kind: 'end'; expected: string; received: string }

/** One way in which an answer differs from the expected one: that of a pact, of the mock, or of the contract. */
export type Difference = BodyDifference | CallDifference

export const isOfBody = (difference: Difference): difference is BodyDifference => 'place' in difference

/** Every field that a difference is about. */
export function placesOf(difference: Difference): string[] {
  if (!isOfBody(difference)) return []
  const { place } = difference
  return difference.kind === 'missing' ? difference.fields.map((field) => below(place, field)) : [place]
}

/** What a difference is about: its first field without the numbers of items, or the name of the state or header. */
export const placeOf = (difference: Difference): string =>
  (placesOf(difference)[0] ?? ('name' in difference ? difference.name : '')).replaceAll(/\[\d+\]/g, '[]')

/** Whether a date-time was received without `Z` or an offset: one cause, in whatever fields it is seen. */
export const lacksTimeZone = (
  difference: Difference,
): difference is Extract<Difference, { kind: 'form' | 'contract' }> =>
  (difference.kind === 'form' || difference.kind === 'contract') &&
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(String(difference.received))

/** The path of a field below a place. */
export const below = (place: string, field: string) => (place === '' ? field : `${place}.${field}`)

/** The type of a JSON value in a form that people can read. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return (
    { string: 'text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as string] ??
    'nothing'
  )
}
