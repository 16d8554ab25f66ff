import type { Node } from '../contract.ts'

/** Returns a copy of a document with only these paths and the schemas that they refer to: comparing the complete document takes seconds. */
export function partOf(document: Node, paths: readonly string[]): Node {
  const components = document.components as Node
  const schemas = components.schemas as Node
  const keptPaths = Object.fromEntries(Object.entries(document.paths as Node).filter(([path]) => paths.includes(path)))
  const names = new Set(namesIn([keptPaths, components.responses]))
  // Iterating a set also visits the items that are added during the loop.
  for (const name of names) for (const inner of namesIn(schemas[name])) names.add(inner)
  const reached = Object.fromEntries([...names].map((name) => [name, schemas[name]]))
  return structuredClone({ ...document, paths: keptPaths, components: { ...components, schemas: reached } })
}

const namesIn = (node: unknown): string[] =>
  [...JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
