import { typeOf } from '../differences/difference.ts'
import { accepts, allows, type Described, itemSchema, memberOf, requires, resolveSchema } from './answer-schema.ts'
import { compareData } from './compare-data.ts'
import { compareTexts } from './compare-texts.ts'
import type { Comparing } from './comparing.ts'

/** Compares two JSON values at one place by their meaning in the contract, and adds the differences to `found`. */
export function compareValues(at: Comparing, path: string, schema: Described, mock: unknown, provider: unknown): void {
  const said = resolveSchema(at.contract, schema, mock)
  if (typeOf(mock) !== typeOf(provider)) compareTypes(at, path, schema, mock, provider)
  else if (Array.isArray(mock)) compareLists(at, path, said, mock, provider as unknown[])
  else if (typeof mock === 'object' && mock !== null)
    compareObjects(at, path, said, mock as Members, provider as Members)
  else if (typeof mock === 'string') compareTexts(at, path, said, mock, provider as string)
  else if (mock !== provider) compareData(at, path, said, mock, provider, true)
}

type Members = Record<string, unknown>

/** Null for a value may be the other side's data where the contract leaves both open; any other type is wrong. */
function compareTypes(at: Comparing, path: string, schema: Described, mock: unknown, provider: unknown): void {
  const isOpen = accepts(at.contract, schema, provider)
  const mayBe = (mock === null || provider === null) && isOpen && !at.isExact(path, mock, undefined)
  if (mayBe) at.counted.ownData += 1
  else at.found.push({ kind: 'type', path, mock, provider })
}

function compareObjects(at: Comparing, path: string, schema: Described, mock: Members, provider: Members): void {
  for (const [name, value] of Object.entries(mock)) {
    const place = join(path, name)
    if (name in provider) compareValues(at, place, memberOf(schema, name), value, provider[name])
    else if (at.sameData || requires(schema, name)) at.found.push({ kind: 'missing', path: place })
    else at.counted.ownData += 1
  }
  for (const name of Object.keys(provider).filter((one) => !(one in mock))) {
    if (allows(schema, name)) at.counted.additions += 1
    else at.found.push({ kind: 'extra', path: join(path, name) })
  }
}

function compareLists(at: Comparing, path: string, schema: Described, mock: unknown[], provider: unknown[]): void {
  const item = itemSchema(schema)
  if (!at.sameData && !at.isExact(path, mock, schema)) {
    // Lists of a provider's own data: each item must have the shape of the mock's first item.
    if (mock.length === 0 || provider.length === 0) at.counted.ownData += 1
    else
      for (const [index, one] of provider.entries())
        compareValues(at, `${path}[${index}]`, item, mock[index] ?? mock[0], one)
    return
  }
  if (mock.length !== provider.length) {
    at.found.push({ kind: 'length', path, mock: mock.length, provider: provider.length })
    return
  }
  const straight = differencesIn(at, path, item, mock, provider)
  const order = straight.found.length === 0 ? undefined : otherOrder(at, path, item, mock, provider)
  if (order === undefined) {
    take(at, straight)
    return
  }
  take(at, differencesIn(at, path, item, mock, order))
  if (isOrdered(at, schema)) at.found.push({ kind: 'order', path })
  else at.counted.openOrder += 1
}

/** Returns the provider's items in the mock's order if they are the same ones in another order; undefined if they are not. */
function otherOrder(
  at: Comparing,
  path: string,
  item: Described,
  mock: unknown[],
  provider: unknown[],
): unknown[] | undefined {
  const left = [...provider]
  const order: unknown[] = []
  for (const one of mock) {
    const index = left.findIndex((other) => differencesIn(at, path, item, [one], [other]).found.length === 0)
    if (index < 0) return undefined
    order.push(...left.splice(index, 1))
  }
  return order
}

function differencesIn(at: Comparing, path: string, item: Described, mock: unknown[], provider: unknown[]): Comparing {
  const tried: Comparing = { ...at, pairs: at.pairs.copy(), counted: { ...at.counted }, found: [] }
  for (const [index, one] of mock.entries()) compareValues(tried, `${path}[${index}]`, item, one, provider[index])
  return tried
}

function take(at: Comparing, tried: Comparing): void {
  at.pairs.take(tried.pairs)
  Object.assign(at.counted, tried.counted)
  at.found.push(...tried.found)
}

const ORDER = /\b(newest|oldest|soonest|nearest|first|last|in the order)\b/i

/** The contract describes the order of a list at the list, or at its operation. */
const isOrdered = ({ operation, contract }: Comparing, schema: Described): boolean => {
  const { path, method } = operation ?? {}
  const said = (contract.document.paths as Record<string, Record<string, { description?: string }>>)[path ?? '']
  const descriptions = [schema?.description, method === undefined ? '' : said?.[method.toLowerCase()]?.description]
  return operation === undefined || descriptions.some((text) => typeof text === 'string' && ORDER.test(text))
}

const join = (path: string, name: string) => (path === '' ? name : `${path}.${name}`)
