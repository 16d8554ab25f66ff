import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { hashInputs, MADE_FROM } from '../generate/hash-inputs.ts'
import { hashSources, listAmong } from '../sources/hash-sources.ts'

/** Path -> time of the last change and size, of files; of a folder the time alone, which changes when a file is added or removed. */
type SourceStats = Readonly<Record<string, string>>

/** Of the named sources and the folders that hold them. */
function statSources(names: readonly string[]): SourceStats {
  const files = listAmong(names)
  const folders = new Set(files.flatMap((file) => foldersOf(file, names)))
  return Object.fromEntries([...folders, ...files].map((path) => [path, statOf(path)]))
}

/** Whether nothing has changed since. Takes milliseconds, where hashing the contents takes a tenth of a second. */
const areUnchanged = (stats: SourceStats): boolean =>
  Object.entries(stats).every(([path, stat]) => statOf(path) === stat)

function statOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 'missing'
  return stat.isDirectory() ? `${stat.mtimeMs}` : `${stat.mtimeMs} ${stat.size}`
}

/** From the file's own folder up to the named one. */
function foldersOf(file: string, names: readonly string[]): string[] {
  const folder = dirname(file)
  const isWithin = names.some((name) => folder === name || folder.startsWith(`${name}/`))
  return isWithin ? [folder, ...foldersOf(folder, names)] : []
}

/** A product that a command of package.json builds from sources. */
export type Product = {
  name: string
  /** Its sources: files, or folders with everything in them that git does not ignore. */
  sources: readonly string[]
  /** A file that exists once it has been built. */
  proof: string
  /** The command that builds it. */
  command: readonly [string, ...string[]]
  /** The name of its saved stamp. */
  id: string
  /** Where its stamp is, if it is committed with the product. */
  stampFile?: string
  /** The hash of what it is made from; without it, of the contents of its sources. */
  hash?: () => string
}

/** What `npm run generate` reads: the contract, the routes and namespaces of the portal, the provider states of the mock. */
export const GENERATED_FROM = [
  'openapi',
  'scripts/generate',
  'web/src',
  'i18next.config.ts',
  'mock-server/src/scenarios',
  'package-lock.json',
] as const

/** Of the portal and of the console, which is made of the same parts; journeys are in neither. */
const WEB = ['web', '!web/e2e', 'openapi/rules', 'generated', 'scripts/build', 'package-lock.json'] as const

/** In build order: each may read the ones before. */
const made = [
  {
    name: 'the types and schemas of the contract',
    sources: GENERATED_FROM,
    proof: 'generated/provider.yaml',
    command: ['npm', 'run', '--silent', 'generate'],
    id: 'generate',
    stampFile: MADE_FROM,
    hash: hashInputs,
  },
  {
    name: 'the portal',
    sources: [...WEB, '!web/console'],
    proof: 'dist/web/index.html',
    command: ['node', 'scripts/build/web.ts'],
    id: 'web',
  },
  {
    name: 'the console',
    sources: WEB,
    proof: 'dist/console/index.html',
    command: ['node', 'scripts/build/console.ts'],
    id: 'console',
  },
  {
    name: 'the server',
    sources: [
      'mock-server/src',
      'openapi/rules',
      'generated',
      'scripts/build/server.ts',
      'scripts/build/build-server.ts',
      'package-lock.json',
    ],
    proof: 'dist/server/main.js',
    command: ['node', 'scripts/build/server.ts'],
    id: 'server',
  },
] as const satisfies readonly Product[]
export const products: readonly Product[] = made
export type ProductId = (typeof made)[number]['id']

/**
 * Whether the product is missing, or the contents of its sources have changed since it was built. Sources with the times and sizes of
 * the last comparison are not read again.
 */
export function isStale(product: Product): boolean {
  const stamp = stampOf(product)
  if (!existsSync(product.proof) || !existsSync(stamp)) return true
  const statsFile = statsOf(product)
  if (existsSync(statsFile) && areUnchanged(JSON.parse(readFileSync(statsFile, 'utf8')) as SourceStats)) return false
  // Read before the contents: a source that is saved meanwhile is hashed again the next time.
  const stats = statSources(product.sources)
  if (readFileSync(stamp, 'utf8') !== hashOf(product)) return true
  mkdirSync(dirname(statsFile), { recursive: true })
  writeFileSync(statsFile, JSON.stringify(stats))
  return false
}

/** Of what the product is made from. */
export const hashOf = ({ hash, sources }: Product): string => (hash ? hash() : hashSources(sources))

/** Saves the sources that the product was built from, after the command succeeded: `sources` is their hash from before it. */
export function stamp(product: Product, sources: string): void {
  const file = stampOf(product)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, sources)
}

/** Call it before the command: a failed one may have written a part. */
export function removeStamp(product: Product): void {
  for (const file of [stampOf(product), statsOf(product)]) rmSync(file, { force: true })
}

const stampOf = ({ id, stampFile = `.cache/made/${id}` }: Product) => stampFile
const statsOf = ({ id }: Product) => `.cache/made/${id}.stats.json`
