/**
 * npm run new -- <resource> <operation>: writes the skeleton of an operation through all layers: contract, mock, query, pact and scenario.
 * A new resource gets a screen in the portal as well. Existing files are never replaced. Exit code 2 when a name cannot be used.
 *   --method get|post        reads, or sends one text (post)
 *   --for donor|recipient    whose operation it is (donor)
 *   --path /PATH             path in the contract (the resource in camelCase)
 *   --screen /PATH           path of the screen in the portal (under /muj-ucet or /prijemce)
 *   --cs TEXT --en TEXT      title of the screen in both languages
 */
import { parseArgs } from 'node:util'
import { readNames, UnusableNameError } from './names.ts'
import { writeSkeleton } from './write-skeleton.ts'

const text = { type: 'string' } as const

try {
  const { values, positionals } = parseArgs({
    options: { method: text, for: text, path: text, screen: text, cs: text, en: text },
    allowPositionals: true,
  })
  const names = readNames(positionals, values)
  const { created, edited } = writeSkeleton('.', names)
  console.log(`Created, to be filled in:\n${created.map((file) => `  ${file}`).join('\n')}`)
  console.log(`Given a few lines:\n${edited.map((file) => `  ${file}`).join('\n')}`)
  console.log(`Next:
  npm run generate
  npm run types
  npm run test:contracts -- --record ${names.stem}`)
} catch (error) {
  if (!(error instanceof UnusableNameError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
