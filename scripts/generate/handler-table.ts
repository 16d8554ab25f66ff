import { globSync, readFileSync } from 'node:fs'
import type { OpenAPI3 } from 'openapi-typescript'
import { listOperations } from './operations.ts'

const RESOURCES = 'mock-server/src/resources'

/**
 * The mock's handlers, one for each operation. A handler is an export with the name of its operation in a file `*.handlers.ts` of the
 * resources. An operation without one is imported from the file of its resource, so the compiler names the file that lacks it.
 */
export function handlerTable(document: OpenAPI3): string {
  const files = new Map(
    globSync('*/*.handlers.ts', { cwd: RESOURCES })
      .toSorted()
      .flatMap((file) => exportsOf(file).map((name) => [name, file] as const)),
  )
  const operations = listOperations(document)
  const byFile = Map.groupBy(operations, ({ id, tag }) => files.get(id) ?? `${tag}/${tag}.handlers.ts`)
  const imports = [...byFile].map(
    ([file, found]) => `import { ${found.map(({ id }) => id).join(', ')} } from '#mock/resources/${file}'\n`,
  )
  return `// Generated from openapi/provider.yaml and ${RESOURCES} by npm run generate.
import type { Handlers } from '#mock/kernel/handler.ts'
${imports.join('')}
export const handlers = {
${operations.map(({ id }) => `  ${id},\n`).join('')}} satisfies Handlers
`
}

function exportsOf(file: string): readonly string[] {
  const source = readFileSync(`${RESOURCES}/${file}`, 'utf8')
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)
}
