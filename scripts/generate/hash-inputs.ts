import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** Has the hash. A merge of two leaves both lines, which fit nothing (.gitattributes), so that it is made again. */
export const MADE_FROM = 'generated/made-from.sha256'

/** Of these the whole contents count. */
const FILES = [
  'openapi/*.yaml',
  'openapi/{resources,sandbox,shared}/**/*.yaml',
  'openapi/rules/formats/formats.ts',
  'scripts/generate/*.ts',
  'web/src/app/{routes,route-entry,*-routes}.ts',
  'web/src/shared/paths.ts',
  'mock-server/src/scenarios/**/*.ts',
  'i18next.config.ts',
]
const list = (...patterns: string[]) => globSync(patterns).map((file) => file.replaceAll('\\', '/'))
const isTest = (file: string) => file.endsWith('.test.ts')

/**
 * The hash that generated/ carries: while it fits, nothing is generated again. Of a screen only the features count that it shows, of a
 * handler's file the names, of texts where they are, so that everyday work leaves it alone.
 */
export function hashInputs(): string {
  const hash = createHash('sha256')
  const add = (...parts: (string | Buffer)[]) => {
    for (const part of parts) hash.update(part).update('\0')
  }
  for (const file of list(...FILES).toSorted()) if (!isTest(file)) add(file, readFileSync(file))
  for (const file of list('web/src/screens/*-screen.tsx').toSorted()) add(file, ...featuresOf(file))
  for (const file of list('mock-server/src/resources/*/*.handlers.ts').toSorted()) add(file, ...exportsOf(file))
  add(...localeFiles().toSorted())
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Tools }
  add(devDependencies['openapi-typescript'], devDependencies['@redocly/cli'])
  return hash.digest('hex')
}

type Tools = Record<'openapi-typescript' | '@redocly/cli', string>

/** Names of the values that a file exports. */
export const exportsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)

/** Features whose files a screen imports. */
export const featuresOf = (screen: string): ReadonlySet<string> =>
  new Set(readFileSync(screen, 'utf8').match(/(?<=\/features\/)[\w-]+/g))

export const localeFiles = (): string[] => globSync('web/src/features/*/locales/cs.json')
