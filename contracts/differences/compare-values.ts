import { isInstant } from '#rules/formats/instant.ts'
import type { Node } from '../contract.ts'
import { endOfToken } from './access-token.ts'
import { compareDays, compareInstants, daysBetween, type InstantComparison } from './compare-instants.ts'
import { type ComparisonContext, schemaOf } from './comparison-context.ts'
import { below, typeOf } from './difference.ts'
import { type TextKind, textKind } from './text-kind.ts'

/**
 * Compares two JSON values at one place by their meaning in the contract, and adds the differences to `found`. What the contract does not
 * allow at all is left to the check of the answer.
 */
export function compareValues(context: ComparisonContext, place: string, expected: unknown, received: unknown): void {
  if (typeOf(expected) !== typeOf(received)) compareTypes(context, place, expected, received)
  else if (Array.isArray(expected)) compareLists(context, place, expected, received as unknown[])
  else if (typeof expected === 'object' && expected !== null)
    compareObjects(context, place, expected as Node, received as Node)
  else if (typeof expected === 'string') compareTexts(context, place, expected, received as string)
  else if (expected !== received) compareData(context, place, expected, received)
}

/** Null for a value may be the other side's data; any other type is wrong. */
function compareTypes(context: ComparisonContext, place: string, expected: unknown, received: unknown): void {
  const mayBe = (expected === null || received === null) && !context.isExact(place, expected, {})
  if (mayBe) context.counted.ownData += 1
  else context.found.push({ kind: 'type', place, expected, received })
}

function compareObjects(context: ComparisonContext, place: string, expected: Node, received: Node): void {
  for (const [name, value] of Object.entries(expected)) {
    if (name in received) compareValues(context, below(place, name), value, received[name])
    else if (context.sameData) context.found.push({ kind: 'missing', place, fields: [name] })
    else context.counted.ownData += 1
  }
  context.counted.additions += Object.keys(received).filter((name) => !(name in expected)).length
}

function compareLists(context: ComparisonContext, place: string, expected: unknown[], received: unknown[]): void {
  if (!context.sameData && !context.isExact(place, expected, schemaOf(context, place))) {
    // Lists of a provider's own data: each item must have the shape of the first expected item.
    if (expected.length === 0 || received.length === 0) context.counted.ownData += 1
    else
      for (const [index, one] of received.entries())
        compareValues(context, `${place}[${index}]`, expected[index] ?? expected[0], one)
    return
  }
  if (expected.length !== received.length) {
    context.found.push({ kind: 'length', place, expected: expected.length, received: received.length })
    return
  }
  const straight = compareItems(context, place, expected, received)
  const order = straight.found.length === 0 ? undefined : otherOrder(context, place, expected, received)
  if (order === undefined) {
    take(context, straight)
    return
  }
  take(context, compareItems(context, place, expected, order))
  if (isOrdered(context, place)) context.found.push({ kind: 'order', place })
  else context.counted.openOrder += 1
}

/** Returns the received items in the expected order if they are the same ones in another order; undefined if they are not. */
function otherOrder(
  context: ComparisonContext,
  place: string,
  expected: unknown[],
  received: unknown[],
): unknown[] | undefined {
  const left = [...received]
  const order: unknown[] = []
  for (const one of expected) {
    const index = left.findIndex((other) => compareItems(context, place, [one], [other]).found.length === 0)
    if (index < 0) return undefined
    order.push(...left.splice(index, 1))
  }
  return order
}

/** A trial comparison: its differences count only if it is taken over. */
function compareItems(context: ComparisonContext, place: string, expected: unknown[], received: unknown[]) {
  const tried = { ...context, pairs: context.pairs.copy(), counted: { ...context.counted }, found: [] }
  for (const [index, one] of expected.entries()) compareValues(tried, `${place}[${index}]`, one, received[index])
  return tried
}

function take(context: ComparisonContext, tried: ComparisonContext): void {
  context.pairs.take(tried.pairs)
  Object.assign(context.counted, tried.counted)
  context.found.push(...tried.found)
}

const ORDER = /\b(newest|oldest|soonest|nearest|first|last|in the order)\b/i

/** The contract describes the order of a list at the list, or at its operation. */
const isOrdered = (context: ComparisonContext, place: string): boolean => {
  const { operation, contract } = context
  if (operation === undefined) return true
  const methods = (contract.document.paths as Record<string, Record<string, Node>>)[operation.path]
  const descriptions = [schemaOf(context, place).description, methods?.[operation.method.toLowerCase()]?.description]
  return descriptions.some((text) => typeof text === 'string' && ORDER.test(text))
}

/** Compares two values that are data: where each side may have its own, they may differ. */
function compareData(context: ComparisonContext, place: string, expected: unknown, received: unknown): void {
  const schema = schemaOf(context, place)
  if (!context.isExact(place, expected, schema)) context.counted.ownData += 1
  else {
    const isWord = textKind(schema) === 'closed' && /^[\w-]{1,60}$/.test(String(received))
    context.found.push({ kind: 'value', place, expected, received, isWord })
  }
}

type Compare = (context: ComparisonContext, place: string, expected: string, received: string) => void

/** Compares two texts by their kind: an id, an instant, a value of a closed list, or data. */
function compareTexts(context: ComparisonContext, place: string, expected: string, received: string): void {
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

/** The code of an invalid field is the provider's own (docs/contract-tests.md); only the field name is compared. */
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
