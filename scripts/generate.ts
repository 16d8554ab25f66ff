/**
 * Makes everything in generated/, most of it from openapi/: the bundle (YAML for tools, JSON for a fast start), its TypeScript types
 * the runtime schemas that the portal's forms take their bounds from, the names of the operations for reports of errors, their rate limits and the
 * table of their handlers.
 *
 * `node scripts/generate.ts [--out DIR]` — DIR lets the freshness check write beside the committed files.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { handlerTable } from './generate/handler-table.ts'
import { namespaceTypes } from './generate/namespaces.ts'
import { operationNames, rateLimits, wireTypes } from './generate/write-tables.ts'
import { runtimeSchemas, schemaIndex } from './generate-schemas.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'generated' } } })
const out = values.out
mkdirSync(out, { recursive: true })

writeFileSync(join(out, 'namespaces.ts'), namespaceTypes())
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
    const schemas = runtimeSchemas(document)
    for (const [file, source] of schemas) writeFileSync(join(out, 'schemas', file), source)
    writeFileSync(join(out, 'provider.schemas.ts'), schemaIndex(schemas.keys()))
    writeFileSync(join(out, 'provider.operations.ts'), operationNames(document))
    writeFileSync(join(out, 'provider.rate-limits.ts'), rateLimits(document))
    writeFileSync(join(out, 'provider.wire.ts'), wireTypes(document))
    writeFileSync(join(out, 'provider.handlers.ts'), handlerTable(document))
  }
}
