import { resolveReference } from '#rules/references.ts'
import type { Node } from '../provider/contract.ts'

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
  const merged = withoutNullVariant(document, own)
  if (merged !== own) return plain(document, merged)
  const result: Node = {}
  for (const [key, value] of Object.entries(own)) {
    if (key === 'properties')
      result[key] = Object.fromEntries(Object.entries(value as Node).map(([name, one]) => [name, plain(document, one)]))
    else if (!WORDLESS.has(key)) result[key] = plain(document, value)
  }
  if (own.type !== undefined && isType(own.type)) result.type = typeWord(own)
  if (own.const !== undefined) result.enum = [own.const]
  if (Array.isArray(result.enum)) result.enum = JSON.stringify(result.enum.toSorted(byText))
  if (Array.isArray(result.required)) result.required = result.required.toSorted(byText)
  return result
}

const byText = (one: unknown, other: unknown) => JSON.stringify(one).localeCompare(JSON.stringify(other))

const isType = (type: unknown) =>
  typeof type === 'string' || (Array.isArray(type) && type.every((one) => typeof one === 'string'))

function typeWord({ type, nullable }: Node): string {
  const types = new Set([type as string | string[]].flat())
  if (nullable === true) types.add('null')
  return [...types].toSorted().join('|')
}

/** Simplifies `oneOf: [X, {type: null}]` to X or null. */
function withoutNullVariant(document: Node, node: Node): Node {
  for (const keyword of ['oneOf', 'anyOf']) {
    const variants = node[keyword]
    if (!Array.isArray(variants) || variants.length !== 2) continue
    const others = variants.filter((one) => (one as Node).type !== 'null')
    const only = follow(document, others[0])
    if (others.length !== 1 || only.type === undefined) continue
    const { [keyword]: _several, ...rest } = node
    return { ...only, ...rest, type: [only.type as string | string[], 'null'].flat() }
  }
  return node
}
