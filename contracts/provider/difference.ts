/** One way in which an answer differs from the expected one. `path` is a path in the body: `response.profile.gender`, empty for the body. */
export type AnswerDifference =
  | { kind: 'state'; state: string; why: string }
  | { kind: 'lack'; names: string[] }
  | { kind: 'ending'; why: string }
  | { kind: 'silence'; why: string }
  | { kind: 'redirect'; came: number; target: string }
  | { kind: 'broken'; came: number; mediaType: string | undefined }
  | { kind: 'absent'; came: number }
  | { kind: 'status'; expected: number; came: number }
  | { kind: 'header'; name: string; expected: string; came: string | undefined; pattern?: string; isExample?: boolean }
  | { kind: 'media-type'; expected: string; came: string }
  | { kind: 'no-body' }
  | { kind: 'unreadable' }
  | { kind: 'missing'; path: string; fields: string[] }
  | { kind: 'type'; path: string; expected: unknown; came: unknown }
  | { kind: 'form'; path: string; expected: unknown; came: unknown; pattern: string }
  | { kind: 'too-few'; path: string; least: number; came: number }
  | { kind: 'value'; path: string; expected: unknown; came: unknown }
  /** Violates the contract, whatever the pact expects: an unknown field, or a value that the contract does not allow. */
  | { kind: 'extra'; path: string }
  | { kind: 'contract'; path: string; wanted: string; came: unknown }

/** HTTP statuses by which a server says that it does not have the operation; the contract has no refusal with them. */
const ABSENT = new Set([404, 405, 501])

/** Returns the differences of one answer in a fixed order, without those that follow from another one. */
export function withoutEchoes(differences: readonly AnswerDifference[]): AnswerDifference[] {
  const status = differences.find((one) => one.kind === 'status')
  const page = differences.find((one) => one.kind === 'media-type')
  const endings = differences.filter(({ kind }) => kind === 'ending')
  if (status && ABSENT.has(status.came)) return [{ kind: 'absent', came: status.came }, ...endings]
  // If the server or a proxy in front of it fails, the expected answer of the call does not matter.
  if (status && (status.came >= 500 || page))
    return [{ kind: 'broken', came: status.came, mediaType: page?.came }, ...endings]
  const isNoJson = differences.some(({ kind }) => kind === 'media-type' || kind === 'no-body')
  return differences
    .filter((one) => !(isNoJson && one.kind === 'header' && one.name.toLowerCase() === 'content-type'))
    .toSorted((one, other) => rank(one) - rank(other) || placeIn(one).localeCompare(placeIn(other)))
}

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

/** The type of a JSON value in a form that people can read. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return (
    { string: 'text', number: 'a number', boolean: 'true or false', object: 'an object' }[typeof value as string] ??
    'nothing'
  )
}
