import type { OpenAPI3 } from 'openapi-typescript'
import { listOperations } from './operations.ts'

const HEAD = '// Generated from openapi/provider.yaml by npm run generate.\n'

/** What is called by which method and path: `'GET /nps': 'getNps'`. */
export function operationNames(document: OpenAPI3): string {
  const names = listOperations(document).map(({ id, method, path }) => `  '${method} ${path}': '${id}',\n`)
  return `${HEAD}export const operationNames: Readonly<Record<string, string>> = {\n${names.join('')}}\n`
}

/** The names of the operations for people, in both languages of the console, and which of them take files. */
export function operationTitles(document: OpenAPI3): string {
  const titles = listOperations(document).map(({ id, titles: { cs, en } }) => {
    if (cs === '' || en === '')
      throw new Error(`${id}: its operation in openapi/resources needs summary and x-summary-cs`)
    return `  ${id}: { cs: ${JSON.stringify(cs)}, en: ${JSON.stringify(en)} },\n`
  })
  const uploads = listOperations(document).filter(({ isUpload }) => isUpload)
  return `${HEAD}export const operationTitles: Readonly<Record<string, { cs: string; en: string }>> = {\n${titles.join('')}}

export const uploadOperations: readonly string[] = ${JSON.stringify(uploads.map(({ id }) => id))}
`
}

/** The windows of `x-rate-limits`, and the operations that count in each. */
export function rateLimits(document: OpenAPI3): string {
  const windows = (document as { 'x-rate-limits'?: Readonly<Record<string, object>> })['x-rate-limits'] ?? {}
  const limited = listOperations(document).filter(({ rateLimit }) => rateLimit !== undefined)
  for (const { id, rateLimit = '' } of limited) {
    if (!(rateLimit in windows)) throw new Error(`${id}: x-rate-limits of openapi/provider.yaml has no ${rateLimit}`)
  }
  const written = Object.entries(windows).map(([name, window]) => `  '${name}': ${JSON.stringify(window)},\n`)
  const operations = limited.map(({ id, rateLimit }) => `  ${id}: '${rateLimit}',\n`)
  return `${HEAD}export const rateLimits = {\n${written.join('')}} as const

export const rateLimitOf: Readonly<Record<string, keyof typeof rateLimits>> = {\n${operations.join('')}}
`
}

/** Every name of a property or a parameter. */
export function fieldNames(document: OpenAPI3): string {
  const names = new Set<string>()
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'properties' && isRecord(value)) for (const name of Object.keys(value)) names.add(name)
    if (isRecord(value) && typeof value.in === 'string' && typeof value.name === 'string') names.add(value.name)
    return value
  })
  const lines = [...names].toSorted().map((name) => `  '${name}',\n`)
  return `${HEAD}export const fieldNames: ReadonlySet<string> = new Set([\n${lines.join('')}])\n`
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The shapes of the contract by their names, as the portal sees them. */
export function wireTypes(document: OpenAPI3): string {
  const names = Object.keys(document.components?.schemas ?? {}).toSorted()
  return `${HEAD}import type { components, paths } from './provider.d.ts'

/**
 * The generated types are read-only throughout, but openapi-fetch 0.17 knows only plain arrays: it takes a read-only one for
 * an object and loses its methods. So the app sees the same shapes without \`readonly\`.
 */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T

export type Paths = Plain<paths>
type Schemas = Plain<components['schemas']>
${names.map((name) => `export type ${name} = Schemas['${name}']\n`).join('')}`
}
