import { globSync, readFileSync } from 'node:fs'

/** Names of the values that a file exports. */
export const exportsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)

/** Features whose files a screen imports. */
export const featuresOf = (screen: string): ReadonlySet<string> =>
  new Set(readFileSync(screen, 'utf8').match(/(?<=\/features\/)[\w-]+/g))

export const localeFiles = (): string[] => globSync('web/src/features/*/locales/cs.json')
