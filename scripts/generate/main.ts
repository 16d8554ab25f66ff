/**
 * Makes everything in generated/ from openapi/: the bundle (YAML for tools, JSON for a fast start), its TypeScript types
 * the runtime schemas that the portal's forms take their bounds from, and the names of the operations for reports of errors.
 *
 * `node scripts/generate/main.ts [--out DIR]` — DIR lets the freshness check write beside the committed files.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { runtimeSchemas } from './runtime-schemas.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'generated' } } })
const out = values.out
mkdirSync(out, { recursive: true })

for (const name of ['provider', 'sandbox']) {
  const bundle = (extension: string) => join(out, `${name}.${extension}`)
  for (const extension of ['yaml', 'json']) {
    const args = ['bundle', name, '--config', 'openapi/redocly.yaml', '--output', bundle(extension)]
    execFileSync('redocly', args, { stdio: 'pipe' })
  }
  const document = JSON.parse(readFileSync(bundle('json'), 'utf8')) as OpenAPI3
  const types = await openapiTypescript(document, { immutable: true, alphabetize: false, defaultNonNullable: false })
  writeFileSync(bundle('d.ts'), `// Generated from openapi/${name}.yaml by npm run generate.\n${astToString(types)}`)
  if (name === 'provider') {
    rmSync(join(out, 'schemas'), { recursive: true, force: true })
    mkdirSync(join(out, 'schemas'))
    for (const [file, source] of runtimeSchemas(document)) writeFileSync(join(out, 'schemas', file), source)
    writeFileSync(join(out, 'provider.operations.ts'), operationNames(document))
  }
}

/** What is called by which method and path: `'GET /nps': 'getNps'`. */
function operationNames(document: OpenAPI3): string {
  const names = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Readonly<Record<string, { operationId?: string }>>).flatMap(
      ([method, { operationId }]) => (operationId ? [`  '${method.toUpperCase()} ${path}': '${operationId}',\n`] : []),
    ),
  )
  return `// Generated from openapi/provider.yaml by npm run generate.
export const operationNames: Readonly<Record<string, string>> = {
${names.join('')}}
`
}
