/**
 * Makes everything in generated/, most of it from openapi/: the bundle (YAML for tools, JSON for a fast start), its TypeScript types,
 * the runtime schemas that the portal's forms take their bounds from, the names of the operations for reports of errors, their rate limits, the
 * table of their handlers, the screens that show them and the data that each provider state needs.
 *
 * `node scripts/generate/main.ts [--out DIR]` — DIR lets the freshness check write to another folder than the committed files.
 */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { routes } from '#web/app/routes.ts'
import { namespaceFolders } from '../../i18next.config.ts'
import { answerShapes } from './answer-shapes.ts'
import { bundle } from './bundle.ts'
import { exportsOf, featuresOf, hashInputs, localeFiles, MADE_FROM } from './hash-inputs.ts'
import { listOperations } from './operations.ts'
import { runtimeSchemas, schemaIndex } from './runtime-schemas.ts'
import { fieldNames, operationNames, operationTitles, rateLimits, wireTypes } from './write-tables.ts'

const RESOURCES = 'mock-server/src/resources'

/**
 * The mock's handlers, one for each operation. A handler is an export with the name of its operation in a file `*.handlers.ts` of the
 * resources. An operation without one is imported from the file of its resource, so the compiler names the file that lacks it.
 */
function handlerTable(document: OpenAPI3): string {
  const files = new Map(
    globSync('*/*.handlers.ts', { cwd: RESOURCES })
      .toSorted()
      .flatMap((file) => exportsOf(`${RESOURCES}/${file}`).map((name) => [name, file] as const)),
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

const APP = 'web/src/app'

/**
 * The screen on which a user of the portal meets an operation: the first route whose screen has a component of the feature that is named
 * as the operation's tag. An operation without one is left out. A GET is sent when the screen opens, another one by an action there.
 */
function operationScreens(document: OpenAPI3): string {
  const screens = routes.map(({ path, scopes, load }) => {
    const file = /import\(["']([^"']+)["']\)/.exec(String(load))?.[1] ?? ''
    const scope = scopes === '*' ? 'visitor' : scopes === 'signed-in' ? 'donor' : scopes[0]
    return { path, scope, features: featuresOf(join(APP, file)) }
  })
  const lines = listOperations(document).flatMap(({ id, method, tag }) => {
    const [screen] = screens
      .filter(({ features }) => features.has(tag))
      .toSorted((one, other) => one.features.size - other.features.size)
    const when = method === 'GET' ? 'opening' : 'acting'
    return screen ? [`  ${id}: { path: '${screen.path}', scope: '${screen.scope}', when: '${when}' },\n`] : []
  })
  return `// Generated from openapi/provider.yaml and web/src/app/routes.ts by npm run generate.
export const operationScreens = {\n${lines.join('')}} as const\n`
}

/** Every namespace of texts with the type of its Czech file. A folder of web/src/features that has locales is one of its name. */
function namespaceTypes(): string {
  const ofFeatures = localeFiles().map((file) => file.split('/')[3] ?? '')
  const folders = {
    ...Object.fromEntries(ofFeatures.map((name) => [name, `web/src/features/${name}`])),
    ...namespaceFolders,
  }
  const lines = Object.entries(folders).toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  for (const [name, folder] of lines) {
    if (!existsSync(`${folder}/locales/cs.json`))
      throw new Error(`i18next.config.ts: ${folder} of ${name} has no locales/cs.json`)
  }
  const imports = lines.map(([name, folder]) => `import type ${camel(name)} from '../${folder}/locales/cs.json'\n`)
  const types = lines.map(([name]) => `  '${name}': typeof ${camel(name)}\n`)
  return `// Generated from the folders with locales by npm run generate.
${imports.join('')}
export interface Namespaces {\n${types.join('')}}\n`
}

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const { values } = parseArgs({ options: { out: { type: 'string', default: 'generated' } } })
const out = values.out
mkdirSync(out, { recursive: true })

// A source that is saved meanwhile makes it stale again, and so does an error.
const [stamp, inputs] = [basename(MADE_FROM), hashInputs()]
rmSync(join(out, stamp), { force: true })
save('namespaces.ts', namespaceTypes())

try {
  for (const name of ['provider', 'sandbox']) await generate(name)
  save('provider-states.json', await describedStates())
  save(stamp, inputs)
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
