/**
 * node scripts/build/provider-image.ts: everything that the image of the mock runs, and nothing else, into dist/provider.
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeStaleProducts } from '../start/make-products.ts'
import { buildServer, IMAGE, LEFT_AS_THEY_ARE } from './build-server.ts'

const TARGET = 'dist/provider'
/** Read by the server at run time. */
const FILES = ['package.json', 'docs/rules.md', 'dist/web', 'dist/console', 'dist/server', 'mock-server/src']
const CONTRACTS = ['provider', 'sandbox'].flatMap((name) => [`generated/${name}.json`, `generated/${name}.yaml`])
/** Of these the server sends the text. */
const SERVED_SOURCES = ['generated/sandbox.d.ts', 'openapi/sandbox/world-client.ts']
/** Packages of which only some files are read. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'swagger-ui-dist': /swagger-ui-(dist|bundle\.js)$|swagger-ui\.css$|package\.json$|LICENSE/,
  'dejavu-fonts-ttf': /(dejavu-fonts-ttf|\/ttf|Condensed(-Bold)?\.ttf|package\.json|LICENSE)$/,
}
const NEVER_READ =
  /\.(ts|map|md|markdown|flow)$|\/(tests?|docs|examples?|\.[^/]+)$|standalone\.js$|[/.]browser(-module)?\.[cm]?js$|\/(fontkit|sharp|helpers)\/src$|\/pako\/dist$/

process.chdir(`${import.meta.dirname}/../..`)
await makeStaleProducts(console.log, ['generate', 'web', 'console'])
await buildServer(`${process.cwd()}/dist/server`, IMAGE)
rmSync(TARGET, { recursive: true, force: true })
for (const path of [...FILES, ...CONTRACTS])
  cpSync(path, join(TARGET, path), { recursive: true, filter: (from) => !from.endsWith('.ts') })
for (const path of SERVED_SOURCES) cpSync(path, join(TARGET, path))
for (const path of closureOf([...LEFT_AS_THEY_ARE.filter((name) => name !== 'pino'), ...Object.keys(PARTS)])) {
  const part = PARTS[path.replace('node_modules/', '')]
  cpSync(path, join(TARGET, path), {
    recursive: true,
    dereference: true,
    filter: (from) =>
      (part ? part.test(from) : from === path || !NEVER_READ.test(from)) && !from.startsWith(`${path}/node_modules`),
  })
}

/** The folders of packages and of everything that they depend on. An optional package of another platform is not installed. */
function closureOf(names: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>()
  const add = (name: string, from: string) => {
    const folder = findPackage(name, from)
    if (folder === undefined || folders.has(folder)) return
    folders.add(folder)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      dependencies?: object
      optionalDependencies?: object
    }
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) add(dependency, folder)
  }
  for (const name of names) add(name, '.')
  return folders
}

/** As node finds it: in the nearest node_modules above. */
function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return folder
  return from === '.' ? undefined : findPackage(name, dirname(from))
}
