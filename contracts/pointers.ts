import { nodeAt } from '#rules/references.ts'
import type { Node } from './contract.ts'

/** Appends steps to a JSON pointer (RFC 6901). */
export const pointerOf = (start: string, ...steps: (string | number)[]): string =>
  [start, ...steps.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/')

/** The pointer after following the references at its end. */
export function followPointer(document: Node, pointer: string, left = 10): string {
  const { $ref } = (nodeAt(document, pointer) ?? {}) as { $ref?: unknown }
  return typeof $ref === 'string' && left > 0 ? followPointer(document, $ref, left - 1) : pointer
}

/** The pointer after following the steps and every reference on the way, or the nearest parent that the document has. */
export function pointerAfter(document: Node, start: string, [step, ...rest]: readonly string[]): string {
  if (step === undefined) return start
  const next = followPointer(document, pointerOf(start, step))
  return nodeAt(document, next) === undefined ? start : pointerAfter(document, next, rest)
}

/**
 * The pointer to a field below one of the schemas, or to its nearest parent that the document has. `names` are properties, `[]` for the
 * items of a list and `*` for the values of a map.
 */
export function pointerTo(document: Node, schemas: readonly [string, ...string[]], names: readonly string[]): string {
  for (const schema of schemas) {
    const found = find(document, schema, names)
    if (found !== undefined) return found
  }
  return pointerTo(document, schemas, names.slice(0, -1))
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
  if (nodeAt(document, child) !== undefined) return find(document, child, rest)
  for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
    const parts = nodeAt(document, pointerOf(at, keyword))
    for (const index of Array.isArray(parts) ? parts.keys() : []) {
      const inPart = find(document, pointerOf(at, keyword, index), [name, ...rest], depth + 1)
      if (inPart !== undefined) return inPart
    }
  }
  return undefined
}
