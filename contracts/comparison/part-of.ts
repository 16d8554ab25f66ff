import type { Node } from '../provider/contract.ts'

/** A copy of a document with these paths alone and the schemas that they lead to: the whole of it takes seconds to compare. */
export function partOf(document: Node, paths: readonly string[]): Node {
  const components = document.components as Node
  const schemas = components.schemas as Node
  const kept = Object.fromEntries(Object.entries(document.paths as Node).filter(([path]) => paths.includes(path)))
  const names = new Set(namesIn([kept, components.responses]))
  // A set that grows while it is walked through is walked through to its end.
  for (const name of names) for (const inner of namesIn(schemas[name])) names.add(inner)
  const reached = Object.fromEntries([...names].map((name) => [name, schemas[name]]))
  return structuredClone({ ...document, paths: kept, components: { ...components, schemas: reached } })
}

const namesIn = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
