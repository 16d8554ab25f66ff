import { valueAt } from '#rules/references.ts'
import type { Node } from './provider/contract.ts'

/** Appends steps to a JSON pointer (RFC 6901). */
export const pointerOf = (start: string, ...steps: (string | number)[]): string =>
  [start, ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')

/** The pointer after following the references at its end. */
export function followPointer(document: Node, pointer: string, left = 10): string {
  const { $ref } = (valueAt(document, pointer) ?? {}) as { $ref?: unknown }
  return typeof $ref === 'string' && left > 0 ? followPointer(document, $ref, left - 1) : pointer
}

/**
 * The pointer to a field below a schema, or to its nearest parent that the document has. `names` are properties, `[]` for the items
 * of a list and `*` for the values of a map.
 */
export function pointerTo(document: Node, start: string, names: readonly string[]): string {
  const found = find(document, start, names)
  return found ?? (names.length > 0 ? pointerTo(document, start, names.slice(0, -1)) : start)
}

function find(document: Node, start: string, [name, ...rest]: readonly string[], depth = 0): string | undefined {
  if (name === undefined) return start
  if (depth > 10) return undefined
  const at = followPointer(document, start)
  const child =
    name === '[]'
      ? pointerOf(at, 'items')
      : name === '*'
        ? pointerOf(at, 'additionalProperties')
        : pointerOf(at, 'properties', name)
  if (valueAt(document, child) !== undefined) return find(document, child, rest)
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    const parts = valueAt(document, pointerOf(at, keyword))
    for (const index of Array.isArray(parts) ? parts.keys() : []) {
      const inPart = find(document, pointerOf(at, keyword, index), [name, ...rest], depth + 1)
      if (inPart !== undefined) return inPart
    }
  }
  return undefined
}
