import { isInstant } from '#rules/formats/instant.ts'
import { compareDays, compareInstants, daysBetween, endOfToken, type InstantComparison } from './compare-instants.ts'
import { type ComparisonContext, schemaOf } from './comparison-context.ts'
import { type TextKind, textKind } from './text-kind.ts'

/** Compares two values that are data: where each side may have its own, they may differ. */
export function compareData(context: ComparisonContext, place: string, expected: unknown, received: unknown): void {
  const schema = schemaOf(context, place)
  if (!context.isExact(place, expected, schema)) context.counted.ownData += 1
  else {
    const isWord = textKind(schema) === 'closed' && /^[\w-]{1,60}$/.test(String(received))
    context.found.push({ kind: 'value', place, expected, received, isWord })
  }
}

type Compare = (context: ComparisonContext, place: string, expected: string, received: string) => void

/** Compares two texts by their kind: an id, an instant, a value of a closed list, or data. */
export function compareTexts(context: ComparisonContext, place: string, expected: string, received: string): void {
  comparisons[textKind(schemaOf(context, place))](context, place, expected, received)
}

const compareNumbers: Compare = (context, place, expected, received) => {
  const isFresh = context.isMade || context.pairs.known(expected, received) !== undefined
  if (expected !== received && context.sameData && !isFresh) compareWords(context, place, expected, received)
  else compareIds(context, place, expected, received)
}

function compareIds(context: ComparisonContext, place: string, expected: string, received: string): void {
  if ((expected === '') !== (received === '')) {
    context.found.push({ kind: 'form', place, expected, received })
    return
  }
  const known = context.pairs.known(expected, received)
  if (known?.isSame === false) context.found.push({ kind: 'identity', place, expected: known.where })
  else context.pairs.learn(expected, received, place)
}

/** The page must be the same; the ids in its query are each side's own. */
function compareAddresses(...[context, place, expected, received]: Parameters<Compare>): void {
  const [page = '', query = ''] = expected.split('?')
  const [otherPage = '', otherQuery = ''] = received.split('?')
  compareWords(context, place, page, otherPage)
  const [one, other] = [new URLSearchParams(query), new URLSearchParams(otherQuery)]
  if ([...one.keys()].join() !== [...other.keys()].join())
    context.found.push({ kind: 'form', place, expected, received })
  else for (const [name, value] of one) compareIds(context, `${place}?${name}`, value, other.get(name) ?? '')
}

/** A token is opaque except for its claim `exp`, which the portal reads. */
function compareTokens(context: ComparisonContext, place: string, expected: string, received: string): void {
  const [one, other] = [endOfToken(expected), endOfToken(received)]
  if (one === undefined) return
  if (other === undefined) context.found.push({ kind: 'form', place, expected: 'a token', received: 'no token' })
  else noteInstant(context, place, one, other)
}

function compareMoments(context: ComparisonContext, place: string, expected: string, received: string): void {
  const [one, other] = [Date.parse(expected), Date.parse(received)]
  if (!isInstant(received)) context.found.push({ kind: 'form', place, expected, received })
  else noteInstant(context, place, one, other)
}

function noteInstant(context: ComparisonContext, place: string, expected: number, received: number): void {
  const { clocks } = context
  const verdict = compareInstants({ at: expected, clock: clocks.expected }, { at: received, clock: clocks.received })
  note(context, verdict, () =>
    context.found.push({
      kind: 'moment',
      place,
      expected: expected - clocks.expected,
      received: received - clocks.received,
    }),
  )
}

function noteDay(context: ComparisonContext, place: string, expected: string, received: string): void {
  if (expected.length !== received.length || Number.isNaN(Date.parse(received)))
    context.found.push({ kind: 'form', place, expected, received })
  else
    note(context, compareDays(expected, received, context.clocks), () =>
      context.found.push({ kind: 'day', place, received: daysBetween(expected, received) }),
    )
}

function note({ counted }: ComparisonContext, verdict: InstantComparison, report: () => void): void {
  if (verdict === 'other') report()
  if (verdict === 'unknown') counted.moments += 1
}

/** The code of an invalid field is the provider's own (contracts/README.md); only the field name is compared. */
const FIELD_CODE = /^fields\./

function compareWords(...[context, place, expected, received]: Parameters<Compare>): void {
  if (expected === received) return
  if (FIELD_CODE.test(place)) {
    context.counted.fieldCodes += 1
    return
  }
  compareData(context, place, expected, received)
}

const comparisons: Record<TextKind, Compare> = {
  id: compareIds,
  number: compareNumbers,
  token: compareTokens,
  moment: compareMoments,
  day: noteDay,
  address: compareAddresses,
  closed: compareWords,
  data: compareWords,
}
