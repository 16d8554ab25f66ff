/** The unescaped steps of a JSON pointer: `#/paths/~1nps/get` has `paths`, `/nps` and `get`. */
export const pointerSteps = (pointer: string): string[] =>
  pointer
    .slice(pointer.startsWith('#') ? 2 : 1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value at a JSON pointer within a document; undefined if there is none. */
export const nodeAt = (document: unknown, pointer: string): unknown =>
  pointerSteps(pointer).reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document)

/** Follows the `$ref`s of a node within its document; undefined if one leads nowhere or to itself. */
export function resolveReference(document: unknown, node: unknown): unknown {
  const seen = new Set<unknown>()
  let found = node
  while (typeof found === 'object' && found !== null && '$ref' in found && typeof found.$ref === 'string') {
    if (seen.has(found)) return undefined
    seen.add(found)
    found = nodeAt(document, found.$ref)
  }
  return found
}
