import { isPage, type Outcome, outcomeIn, outcomeOf, type ProviderAnswer, readBody, textOfPage } from './answer.ts'
import { type Difference, isOfBody, placeOf, placesOf } from './difference.ts'

const SUCCESS = 200

/** The parts of the expected answer that decide what a difference means. */
type Expected = { status: number; body?: { content: unknown } }

/** Returns the differences of one answer in a fixed order, without those that follow from another one. */
export function withoutEchoes(
  differences: readonly Difference[],
  expected: Expected,
  answer: ProviderAnswer,
): Difference[] {
  const cause = findCause(differences, expected, answer)
  if (cause?.kind === 'status')
    return [cause, ...sorted(differences.filter((one) => isOfBody(one) || isMediaType(one)))]
  if (cause?.kind === 'broken') return [cause]
  if (cause !== undefined) return [cause, ...differences.filter(isMediaType)]
  return sorted(differences.filter((one) => !isEchoOfBody(one, differences)))
}

const isMediaType = ({ kind }: Difference) => kind === 'media-type'

/** The difference that explains the others: an error page, a body without the envelope, another outcome or HTTP status. */
function findCause(
  differences: readonly Difference[],
  expected: Expected,
  answer: ProviderAnswer,
): Difference | undefined {
  const status = differences.find((one) => one.kind === 'status')
  const { status: received, mediaType } = answer
  const body = readBody(answer)
  if (isPage(answer) && body === undefined)
    return { kind: 'broken', received, mediaType, text: textOfPage(answer.body) }
  if (status !== undefined && received >= 500 && outcomeOf(answer).code === undefined)
    return { kind: 'broken', received, mediaType: undefined }
  const isOther = status !== undefined || differences.some(isOutcome)
  if (!isOther || body === undefined) return status
  return compareOutcomes(outcomeIn(expected.status, Object(expected.body?.content) as object), received, body)
}

/** How the HTTP status and the envelope of an answer differ from the expected outcome. An expected document has no envelope. */
export function compareOutcomes(expected: Outcome, status: number, body: object): Difference | undefined {
  const wanted = { ...expected, code: expected.code ?? SUCCESS }
  const received = outcomeIn(status, body)
  const { error_code: code } = body as { error_code?: unknown }
  if (code !== undefined && received.code === undefined)
    return { kind: 'type', place: 'error_code', expected: wanted.code, received: code }
  if (received.code === undefined) return { kind: 'no-envelope', expected: wanted, received: status }
  if (received.code !== wanted.code || received.error !== wanted.error)
    return { kind: 'outcome', expected: wanted, received }
  return status === wanted.status ? undefined : { kind: 'status', expected: wanted.status, received: status }
}

/** A body of another type has no valid Content-Type either. */
function isEchoOfBody(one: Difference, all: readonly Difference[]): boolean {
  const isNoJson = all.some(({ kind }) => kind === 'media-type' || kind === 'no-body')
  return isNoJson && one.kind === 'header' && one.name.toLowerCase() === 'content-type'
}

const sorted = (differences: readonly Difference[]) =>
  differences.toSorted((one, other) => rank(one) - rank(other) || placeOf(one).localeCompare(placeOf(other)))

/** Places that decide the outcome: if they differ, the contract's differences of other fields are not the cause. */
const OUTCOME = new Set(['', 'error_code', 'error'])

/**
 * Returns the differences from the expected answer, followed by those from the contract at other places. `check` is called only if the
 * answer has the expected outcome.
 */
export function withContract(compared: readonly Difference[], check: () => Difference[]): Difference[] {
  const isOther = compared.some((one) => !(isOfBody(one) || one.kind === 'header') || isOutcome(one))
  if (isOther) return [...compared]
  const reported = compared.flatMap(placesOf)
  const isReported = (place: string) =>
    reported.some((one) => place === one || isBelow(place, one) || isBelow(one, place))
  return [...compared, ...check().filter((one) => !placesOf(one).every(isReported))]
}

const isOutcome = (difference: Difference) => placesOf(difference).some((place) => OUTCOME.has(place))

const isBelow = (place: string, other: string) => place.startsWith(`${other}.`) || place.startsWith(`${other}[`)

/** Orders differences: first whether the operation ran, then its outcome, then the data. */
const rank = (difference: Difference): number =>
  isOfBody(difference) ? (['error_code', 'error'].includes(placeOf(difference)) ? 1 : 2) : 0
