import { existsSync, globSync } from 'node:fs'
import { namespaceFolders } from '../../i18next.config.ts'

/** Every namespace of texts with the type of its Czech file. A folder of web/src/features that has locales is one of its name. */
export function namespaceTypes(): string {
  const ofFeatures = globSync('web/src/features/*/locales/cs.json').map((file) => file.split('/')[3] ?? '')
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
