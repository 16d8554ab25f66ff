/**
 * Makes everything in generated/, most of it from openapi/: the bundle (YAML for tools, JSON for a fast start), its TypeScript types,
 * the runtime schemas that the portal's forms take their bounds from, the names of the operations for reports of errors, their rate limits, the
 * table of their handlers, the screens that show them and the data that each provider state needs.
 *
 * `node scripts/generate/main.ts [--out DIR]` — DIR lets the freshness check write to another folder than the committed files.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { answerShapes } from './answer-shapes.ts'
import { bundle } from './bundle.ts'
import { handlerTable } from './handler-table.ts'
import { namespaceTypes } from './namespaces.ts'
import { operationScreens } from './operation-screens.ts'
import { runtimeSchemas, schemaIndex } from './runtime-schemas.ts'
import { fieldNames, operationNames, operationTitles, rateLimits, wireTypes } from './write-tables.ts'

const { values } = parseArgs({ options: { out: { type: 'string', default: 'generated' } } })
const out = values.out
mkdirSync(out, { recursive: true })

save('namespaces.ts', namespaceTypes())

try {
  for (const name of ['provider', 'sandbox']) await generate(name)
  save('provider-states.json', await describedStates())
} catch (error) {
  // The message names the place in openapi/; a stack of the generator would hide it.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function generate(name: string) {
  const file = (extension: string) => join(out, `${name}.${extension}`)
  for (const extension of ['yaml', 'json']) bundle(name, file(extension))
  const document = JSON.parse(readFileSync(file('json'), 'utf8')) as OpenAPI3
  const types = await openapiTypescript(document, { immutable: true, alphabetize: false, defaultNonNullable: false })
  save(`${name}.d.ts`, `// Generated from openapi/${name}.yaml by npm run generate.\n${astToString(types)}`)
  if (name === 'provider') {
    const schemas = runtimeSchemas(document)
    writeSchemas(schemas)
    save('provider.schemas.ts', schemaIndex(schemas.keys()))
    save('answer-shapes.ts', answerShapes(document))
    save('provider.operations.ts', operationNames(document))
    save('provider.rate-limits.ts', rateLimits(document))
    save('provider.field-names.ts', fieldNames(document))
    save('provider.wire.ts', wireTypes(document))
    save('provider.handlers.ts', handlerTable(document))
    save('operation-screens.ts', operationScreens(document))
    save('operation-titles.ts', operationTitles(document))
  }
}

/**
 * What each provider state needs and on which people they rely, for partners who have no mock running. The mock needs the generated files,
 * so it is loaded last.
 */
async function describedStates(): Promise<string> {
  const { providerStates } = await import('#mock/scenarios/states/provider-states.ts')
  const { callerInState, peopleOfStates } = await import('#mock/scenarios/states/people-of-states.ts')
  const states = Object.entries(providerStates).map(([name, { needs }]) => {
    const caller = callerInState(name)
    return [name, { needs, caller, hasRole: caller !== callerInState(name, 'recipient') }] as const
  })
  return `${JSON.stringify({ people: peopleOfStates, states: Object.fromEntries(states) }, null, 2)}\n`
}

function writeSchemas(schemas: ReadonlyMap<string, string>) {
  const folder = join(out, 'schemas')
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (!schemas.has(file)) rmSync(join(folder, file))
  for (const [file, source] of schemas) save(`schemas/${file}`, source)
}

/** Leaves files that are up to date alone, so that the development server reloads only what changed. */
function save(file: string, source: string) {
  const path = join(out, file)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== source) writeFileSync(path, source)
}
