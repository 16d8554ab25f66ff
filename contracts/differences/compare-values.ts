import type { Node } from '../contract.ts'
import { compareData, compareTexts } from './compare-texts.ts'
import { type ComparisonContext, schemaOf } from './comparison-context.ts'
import { below, typeOf } from './difference.ts'

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
