import { resolveReference } from '#rules/references.ts'
import type { Node } from '../contract.ts'

/** Returns the node with its references followed; empty if there is none. */
export const follow = (document: Node, node: unknown): Node => (resolveReference(document, node) ?? {}) as Node

/**
 * Returns the same document with one notation for each meaning, so that two documents differ only in meaning: a type with its null as one
 * sorted text (`integer|null`) whatever the notation, an enumeration or a single value as one JSON text, no examples and no
 * descriptions.
 */
export function plainDocument(document: Node): Node {
  return plain(document, document) as Node
}

/** Keywords of which the smaller value is the narrower one, and the reverse. */
export const UPPER_BOUNDS = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'])
export const LOWER_BOUNDS = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'])

const WORDLESS = new Set([
  'description',
  'title',
  'summary',
  'example',
  'examples',
  'deprecated',
  'default',
  'nullable',
  'const',
])

function plain(document: Node, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((one) => plain(document, one))
  if (typeof node !== 'object' || node === null) return node
  const own = node as Node
  const merged = withoutNullVariant(document, withoutAllOf(document, own))
  if (merged !== own) return plain(document, merged)
  const result: Node = {}
  for (const [key, value] of Object.entries(own)) {
    if (key === 'properties' || key === 'patternProperties') {
      for (const [name, one] of Object.entries(value as Node)) {
        const names = key === 'properties' ? [name] : namesOf(name)
        const place = names.length > 0 ? 'properties' : key
        const fields = (names.length > 0 ? names : [name]).map((each) => [each, plain(document, one)])
        result[place] = { ...(result[place] as Node), ...Object.fromEntries(fields) }
      }
    } else if (!WORDLESS.has(key)) result[key] = plain(document, value)
  }
  if (own.type !== undefined && isType(own.type)) result.type = typeWord(own)
  if (own.const !== undefined) result.enum = [own.const]
  // The type says whether null is allowed; OpenAPI 3.0 has it among the values too.
  if (Array.isArray(result.enum)) result.enum = result.enum.filter((value) => value !== null)
  if (Array.isArray(result.enum)) result.enum = JSON.stringify(result.enum.toSorted(byText))
  if (typeof own.pattern === 'string') {
    result.pattern = own.pattern.replaceAll(/\[\/\]|\\\//g, '/').replaceAll(/\\u00([\da-f]{2})/gi, '\\x$1')
  }
  if (Array.isArray(result.required)) result.required = result.required.toSorted(byText)
  return result
}

/** The names that a pattern spells out: `^meta\[[0-9]\]$` are ten; none if there are others that it matches. */
function namesOf(pattern: string): string[] {
  const [, name] = /^\^((?:\\\W|[\w-]|\[0-9\])+)\$$/.exec(pattern) ?? []
  if (name === undefined) return []
  const plainName = (digit: number) => name.replace('[0-9]', String(digit)).replaceAll(/\\(\W)/g, '$1')
  return [...new Set(Array.from({ length: 10 }, (_, digit) => plainName(digit)))]
}

const byText = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other))

const isType = (type: unknown) =>
  typeof type === 'string' || (Array.isArray(type) && type.every((one) => typeof one === 'string'))

function typeWord({ type, nullable }: Node): string {
  const types = new Set([type as string | string[]].flat())
  if (nullable === true) types.add('null')
  return [...types].toSorted().join('|')
}

/** Simplifies `oneOf: [X, {type: null}]` to X or null, and writes the `nullable` of several variants as one more variant. */
function withoutNullVariant(document: Node, node: Node): Node {
  for (const keyword of ['oneOf', 'anyOf']) {
    const variants = node[keyword]
    if (!Array.isArray(variants)) continue
    const { [keyword]: _several, nullable, ...rest } = node
    const others = variants.filter((one) => (one as Node).type !== 'null')
    if (nullable === true && others.length === variants.length)
      return { ...rest, [keyword]: [...(variants as Node[]), { type: 'null' }] }
    const only = withoutAllOf(document, follow(document, others[0]))
    if (variants.length !== 2 || others.length !== 1 || only.type === undefined) continue
    return { ...only, ...rest, type: [only.type as string | string[], 'null'].flat() }
  }
  return node
}

/** Merges the parts of an `allOf` and the keywords next to it into one schema. */
function withoutAllOf(document: Node, node: Node): Node {
  const { allOf, ...own } = node
  if (!Array.isArray(allOf)) return node
  return allOf.map((part) => withoutAllOf(document, follow(document, part))).reduce(both, own)
}

/** The schema of what satisfies both; a field of both gets an `allOf` of its own. */
function both(one: Node, other: Node): Node {
  const result: Node = { ...one, ...other }
  for (const key of Object.keys(one).filter((name) => name in other)) {
    const [mine, theirs] = [one[key], other[key]]
    if (key === 'properties') result[key] = bothFields(mine as Node, theirs as Node)
    else if (key === 'required') result[key] = [...new Set([mine, theirs].flat())]
    else if (key === 'enum') result[key] = (mine as unknown[]).filter((value) => (theirs as unknown[]).includes(value))
    else if (key === 'nullable') result[key] = mine === true || theirs === true
    else if (UPPER_BOUNDS.has(key)) result[key] = Math.min(mine as number, theirs as number)
    else if (LOWER_BOUNDS.has(key)) result[key] = Math.max(mine as number, theirs as number)
  }
  return result
}

const bothFields = (mine: Node, theirs: Node): Node => ({
  ...mine,
  ...theirs,
  ...Object.fromEntries(
    Object.keys(mine)
      .filter((name) => name in theirs)
      .map((name) => [name, { allOf: [mine[name], theirs[name]] }]),
  ),
})
