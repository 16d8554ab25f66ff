/**
 * npm run new -- <resource> <operation>: writes the skeleton of a resource with one POST operation of a signed-in donor through all
 * layers: contract, mock, portal, pact, scenario. Existing files are never replaced. Exit code 2 when a name cannot be used.
 *   --screen PATH        path of its screen in the portal (/muj-ucet/<resource>)
 *   --cs TEXT --en TEXT  title of the screen in both languages
 */
import { parseArgs } from 'node:util'
import { readNames, UnusableNameError } from './new/names.ts'
import { writeSkeleton } from './new/write-skeleton.ts'

try {
  const { values, positionals } = parseArgs({
    options: { screen: { type: 'string' }, cs: { type: 'string' }, en: { type: 'string' } },
    allowPositionals: true,
  })
  const names = readNames(positionals, values)
  const { created, edited } = writeSkeleton('.', names)
  console.log(`Created, to be filled in:\n${created.map((file) => `  ${file}`).join('\n')}`)
  console.log(`Given a line or two, ready as they are:\n${edited.map((file) => `  ${file}`).join('\n')}`)
  console.log(`Next:
  npm run generate
  npm run types
  npm run test:contracts -- --record ${names.resource}`)
} catch (error) {
  if (!(error instanceof UnusableNameError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
