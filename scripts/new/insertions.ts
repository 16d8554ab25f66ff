import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { operationSource, schemaSource } from './contract-files.ts'
import { type Names, UnusableNameError } from './names.ts'

/** A text that is inserted into a file before the last occurrence of `before`, or at its end; with `replaces` it takes its place. */
export interface Insertion {
  readonly file: string
  readonly before?: string
  readonly text: string
  readonly replaces?: true
}

const PROVIDER = 'openapi/provider.yaml'

/** Lists whose order or wording is a choice: the index of the contract and the routes of the portal. */
export function insertions(root: string, names: Names): readonly Insertion[] {
  return [
    ...intoContract(root, names),
    ...intoVersion(root),
    ...(names.method === 'post' ? intoSending(root, names) : []),
    ...(names.isNew && names.partOf === undefined ? intoPortal(names) : []),
  ]
}

/** A new operation needs a minor version above the last released one (ADR 019). */
function intoVersion(root: string): readonly Insertion[] {
  const released = globSync('openapi/released/*.json', { cwd: root }).map((file) => basename(file, '.json'))
  const last = released.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  if (last === undefined) throw new Error('scripts/new/insertions.ts: openapi/released has no version')
  const line = `  version: ${last}\n`
  if (!readFileSync(join(root, PROVIDER), 'utf8').includes(line)) return []
  const [major, minor] = last.split('.')
  return [{ file: PROVIDER, before: line, text: `  version: ${major}.${Number(minor) + 1}.0\n`, replaces: true }]
}

/** The skeleton of a write sends its text as a message; the kernel refuses a message of an operation that is not listed. */
function intoSending(root: string, { operation }: Names): readonly Insertion[] {
  const file = 'mock-server/src/resources/sending-operations.ts'
  const listed = readFileSync(join(root, file), 'utf8').matchAll(/^ {2}'(\w+)',\n/gm)
  const [before = '])\n'] = [...listed].find(([, id = '']) => id > operation) ?? []
  return [{ file, before, text: `  '${operation}',\n` }]
}

function intoContract(root: string, names: Names): readonly Insertion[] {
  const { resource, isNew, path, pathKey, title, rule } = names
  const folder = `openapi/resources/${resource}`
  const index = readFileSync(join(root, PROVIDER), 'utf8')
  const owner = new RegExp(`\\n  ${path}:\\n    \\$ref: (\\S+)\\n`).exec(index)?.[1]
  const pathLine = {
    file: PROVIDER,
    before: 'components:\n',
    text: `  ${path}:\n    $ref: ${folder.slice(8)}/paths.yaml#/${pathKey}\n`,
  }
  if (isNew) {
    if (owner !== undefined)
      throw new UnusableNameError(`The path ${path} is taken by ${owner}: choose one with --path.`)
    const tag = `  - name: ${resource}\n    description: ${title.en}.\n    x-rules: rule ${rule.split(' ')[0]}\n`
    return [{ file: PROVIDER, before: 'security:\n', text: tag }, pathLine]
  }
  const file = `${folder}/paths.yaml`
  // A small resource has its schemas below its paths.
  const name = existsSync(join(root, folder, 'schemas.yaml')) ? 'schemas.yaml' : ''
  const schemas = { file: name ? `${folder}/${name}` : file, text: schemaSource(names) }
  const operation = operationSource(names, name)
  if (owner === undefined) return [pathLine, { file, text: `${pathKey}:\n${operation}` }, schemas]
  // The path exists: the operation becomes another method of it.
  const source = readFileSync(join(root, file), 'utf8')
  const item = new RegExp(`^${owner.split('#/')[1]}:\\n((?: .*)?\\n)*`, 'm').exec(source)
  if (!owner.startsWith(`resources/${resource}/`) || !item || item[0].includes(`\n  ${names.method}:\n`))
    throw new UnusableNameError(
      `${names.method.toUpperCase()} ${path} is taken by ${owner}: choose another path with --path.`,
    )
  return [{ file, before: source.slice(item.index + item[0].length), text: operation }, schemas]
}

function intoPortal({ resource, person, screen }: Names): readonly Insertion[] {
  const route = `  {
    path: '${screen}',
    scopes: ['${person}'],
    title: { feature: '${resource}' },
    load: () => import('../screens/${resource}-screen.tsx'),
  },\n`
  return [{ file: `web/src/app/${person === 'donor' ? 'account' : 'recipient'}-routes.ts`, before: ']\n', text: route }]
}
