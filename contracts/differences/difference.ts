import type { TokenProblem } from './access-token.ts'
import { isPage, type Outcome, outcomeIn, outcomeOf, type ProviderAnswer, readBody, textOfPage } from './answer.ts'

/** One way in which an answer differs from the expected one. `path` is a path in the body: `response.profile.gender`, empty for the body. */
export type AnswerDifference =
  | { kind: 'state'; state: string; why: string }
  | { kind: 'lack'; names: string[] }
  /** The provider state returned a value of another JSON type than the recorded call sends. */
  | { kind: 'state-type'; name: string; expected: unknown; came: unknown }
  /** A generated call was not answered as the contract says; `cause` says what is special about the call. */
  | { kind: 'generated'; cause: string; detail: string; expected: string; came: string; remedy: string }
  | { kind: 'ending'; why: string }
  | { kind: 'silence'; why: string }
  | { kind: 'redirect'; came: number; target: string }
  /** `text` is the beginning of an HTML page, without its markup. */
  | { kind: 'broken'; came: number; mediaType: string | undefined; text?: string }
  | { kind: 'absent'; came: number }
  /** The envelope is the expected one, the HTTP status is not. */
  | { kind: 'status'; expected: number; came: number }
  /** Another outcome: a success for a refusal, a refusal for a success, or another refusal. */
  | { kind: 'outcome'; expected: Outcome; came: Outcome }
  | { kind: 'no-envelope'; expected: Outcome; came: number }
  /** The token of an answer (`field`), or of the provider state, cannot be used by the portal. */
  | { kind: 'token'; field: string | undefined; problem: TokenProblem; came: string }
  | { kind: 'header'; name: string; expected: string; came: string | undefined; pattern?: string; isExample?: boolean }
  | { kind: 'media-type'; expected: string; came: string }
  | { kind: 'no-body' }
  /** `why` is the reason, if the bytes show it. */
  | { kind: 'unreadable'; why?: string }
  /** A whole number with decimals, as 500.00: JSON Schema takes it for an integer, and Pact does not. */
  | { kind: 'decimals'; path: string; came: string }
  /** `isAllowed`: the contract allows the absence in general, but the provider state has such data. */
  | { kind: 'missing'; path: string; fields: string[]; isAllowed?: boolean }
  | { kind: 'type'; path: string; expected: unknown; came: unknown; isAllowed?: boolean }
  | { kind: 'form'; path: string; expected: unknown; came: unknown; pattern: string }
  | { kind: 'too-few'; path: string; least: number; came: number }
  /** Differs from what the provider state says of its data; `value` is the name of the state's value. */
  | { kind: 'repeated'; path: string; value: string; isLength: boolean; expected: unknown; came: unknown }
  | { kind: 'value'; path: string; expected: unknown; came: unknown }
  /** Violates the contract, whatever the pact expects: an unknown field, or a value that the contract does not allow. */
  | { kind: 'extra'; path: string }
  | { kind: 'contract'; path: string; wanted: string; came: unknown }

const SUCCESS = 200

/** The parts of the expected answer that decide what a difference means. */
type Expected = { status: number; body?: { content: unknown } }

/** Returns the differences of one answer in a fixed order, without those that follow from another one. */
export function withoutEchoes(
  differences: readonly AnswerDifference[],
  expected: Expected,
  answer: ProviderAnswer,
): AnswerDifference[] {
  const endings = differences.filter(({ kind }) => kind === 'ending')
  const cause = findCause(differences, expected, answer)
  if (cause?.kind === 'status') return [cause, ...sorted(differences.filter(isOfContent)), ...endings]
  if (cause?.kind === 'broken') return [cause, ...endings]
  if (cause !== undefined) return [cause, ...differences.filter(({ kind }) => kind === 'media-type'), ...endings]
  return [...sorted(differences.filter((one) => one.kind !== 'ending' && !isEchoOfBody(one, differences))), ...endings]
}

/** The difference that explains the others: an error page, a body without the envelope, another outcome or HTTP status. */
function findCause(
  differences: readonly AnswerDifference[],
  expected: Expected,
  answer: ProviderAnswer,
): AnswerDifference | undefined {
  const status = differences.find((one) => one.kind === 'status')
  const wanted = outcomeIn(expected.status, isObject(expected.body?.content) ? expected.body.content : undefined)
  const came = outcomeOf(answer)
  if (isPage(answer) && readBody(answer) === undefined)
    return { kind: 'broken', came: answer.status, mediaType: answer.mediaType, text: textOfPage(answer.body) }
  if (status !== undefined && answer.status >= 500 && came.code === undefined)
    return { kind: 'broken', came: answer.status, mediaType: undefined }
  const isOther = status !== undefined || differences.some(isOutcome)
  if (!isOther || readBody(answer) === undefined) return status
  // An expected document has no envelope.
  const outcome = { ...wanted, code: wanted.code ?? SUCCESS }
  const code = readBody(answer)?.error_code
  if (code !== undefined && came.code === undefined)
    return { kind: 'type', path: 'error_code', expected: outcome.code, came: code }
  if (came.code === undefined) return { kind: 'no-envelope', expected: outcome, came: answer.status }
  if (came.code !== outcome.code || came.error !== outcome.error) return { kind: 'outcome', expected: outcome, came }
  return status
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isOfContent = (one: AnswerDifference) => 'path' in one || one.kind === 'media-type'

/** A body of another type has no valid Content-Type either. */
function isEchoOfBody(one: AnswerDifference, all: readonly AnswerDifference[]): boolean {
  const isNoJson = all.some(({ kind }) => kind === 'media-type' || kind === 'no-body')
  return isNoJson && one.kind === 'header' && one.name.toLowerCase() === 'content-type'
}

const sorted = (differences: readonly AnswerDifference[]) =>
  differences.toSorted((one, other) => rank(one) - rank(other) || placeIn(one).localeCompare(placeIn(other)))

/** Places that decide the outcome: if they differ, the contract's differences of other fields are not the cause. */
const OUTCOME = new Set(['', 'error_code', 'error'])

/**
 * Returns the differences of a pact, followed by those of the contract that the pact did not report. `check` is called only if the answer
 * has the expected outcome.
 */
export function withContract(byPact: readonly AnswerDifference[], check: () => AnswerDifference[]): AnswerDifference[] {
  const isOther = byPact.some((one) => !('path' in one || one.kind === 'header') || isOutcome(one))
  if (isOther) return [...byPact]
  const reported = byPact.flatMap(placesIn)
  const isReported = (place: string) =>
    reported.some((one) => place === one || isBelow(place, one) || isBelow(one, place))
  return [...byPact, ...check().filter((one) => !placesIn(one).every(isReported))]
}

const isOutcome = (difference: AnswerDifference) =>
  'path' in difference && placesIn(difference).some((place) => OUTCOME.has(place))

const isBelow = (place: string, other: string) => place.startsWith(`${other}.`) || place.startsWith(`${other}[`)

/** Orders differences: first whether the operation ran, then its outcome, then the data. */
const rank = (difference: AnswerDifference): number => {
  if (!('path' in difference)) return 0
  const place = placeIn(difference)
  return ['error_code', 'error'].includes(place) ? 1 : 2
}

const placeIn = (difference: AnswerDifference): string => placesIn(difference)[0] ?? ''

/** Every field that a difference is about. */
function placesIn(difference: AnswerDifference): string[] {
  if (!('path' in difference)) return []
  const { path } = difference
  return difference.kind === 'missing'
    ? difference.fields.map((field) => (path === '' ? field : `${path}.${field}`))
    : [path]
}

/** Whether a date-time came without `Z` or an offset: one cause, in whatever fields it is seen. */
export const lacksTimeZone = (difference: AnswerDifference): boolean =>
  (difference.kind === 'form' || difference.kind === 'contract') &&
  /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(String(difference.came))

/** The type of a JSON value in a form that people can read. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return (
    { string: 'text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as string] ??
    'nothing'
  )
}
