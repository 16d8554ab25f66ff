/**
 * npm run new -- <resource> <operation>: writes the skeleton of an operation through all layers: contract, mock, query, pact and scenario.
 * A new resource gets a screen in the portal as well, or a part of one; a known resource gets it at the end of its files. Exit code 2 when a name or an option is wrong.
 */
import { parseArgs } from 'node:util'
import { readNames, UnusableNameError } from './names.ts'
import { writeSkeleton } from './write-skeleton.ts'

const HELP = `npm run new -- <resource> <operation> [options]
  --cs TEXT --en TEXT      titles of the operation: headings of its screen, subject of its message
  --method get|post        reads, or sends one text (post)
  --for donor|recipient    whose operation it is (donor)
  --path /PATH             path in the contract (the resource in camelCase), as in "/families/{familyId}/note"
  --screen /PATH           path of the screen in the portal (the Czech title under /muj-ucet or /prijemce)
  --part-of SCREEN         puts it on a screen that exists, as in family-profile, in place of a screen of its own
  --rule "N.N TITLE"       the rule of docs/rules.md that the operation follows
Example: npm run new -- family-note sendFamilyNote --cs "Vzkaz rodině" --en "A note to the family" --rule "8.6 Note to the family"`

const text = { type: 'string' } as const

try {
  const { values, positionals } = parseArgs({
    options: {
      method: text,
      for: text,
      path: text,
      screen: text,
      'part-of': text,
      cs: text,
      en: text,
      rule: text,
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  if (values.help) console.log(HELP)
  else write(positionals, values)
} catch (error) {
  const isOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!isOption && !(error instanceof UnusableNameError)) throw error
  console.error(isOption ? `${error.message}\n\n${HELP}` : error.message)
  process.exitCode = 2
}

function write(positionals: readonly string[], options: Parameters<typeof readNames>[1]) {
  const names = readNames(positionals, options)
  const { created, edited } = writeSkeleton('.', names)
  console.log(`Created:\n${created.map((file) => `  ${file}`).join('\n')}`)
  console.log(`Given lines:\n${edited.map((file) => `  ${file}`).join('\n')}`)
  console.log(`Next:
  npm run generate && git add generated
  npm run types
  npm run test:contracts -- --record ${names.resource}
Then write rule ${names.rule.split(' ')[0]} into docs/rules.md, unless it is there.`)
}
