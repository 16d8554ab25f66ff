/**
 * Gives what the running product makes to other people's programs and writes docs/programs.md, after `npm run build`:
 *   node scripts/checks/tools/programs/main.ts [GROUP [TEXT]]   all rows, those of one group, or those of it with a text in their command
 *   --record                                             what is seen now becomes what is recorded
 *   --keep                                               the folder of the things stays
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { makeThings, type Things } from './make-things.ts'
import { type Measured, programsPage } from './page.ts'
import { type ProgramId, programs, type Row, readRows, writeRows } from './row.ts'
import { observe, versionOf } from './run-row.ts'
import { makeCodes } from './things/codes.ts'
import { makeDocuments } from './things/documents.ts'
import { makeLetters } from './things/letters.ts'
import { makeScreens } from './things/screens.ts'
import { makeSpoken } from './things/spoken.ts'
import { makeTables } from './things/tables.ts'
import { makeTesters } from './things/testers.ts'

const PAGE = 'docs/programs.md'
type Group = { id: string; title: string; make: (things: Things) => Promise<void> }
/** In the order of the page; rows/ has the rows of each. */
const groups: readonly Group[] = [
  { id: 'tables', title: 'Tables', make: makeTables },
  { id: 'documents', title: 'Certificates and overviews', make: makeDocuments },
  { id: 'letters', title: 'Letters', make: makeLetters },
  { id: 'codes', title: 'Payment codes', make: makeCodes },
  { id: 'testers', title: 'Files of testers', make: makeTesters },
  { id: 'screens', title: 'Browsers that change the page', make: makeScreens },
  { id: 'phones', title: 'Keyboards and phones', make: makeScreens },
  { id: 'spoken', title: 'Voices and braille', make: makeSpoken },
]

process.chdir(`${import.meta.dirname}/../../../..`)
const options = { record: { type: 'boolean' }, keep: { type: 'boolean' } } as const
const { values, positionals } = parseArgs({ options, allowPositionals: true })
const chosen = groups.filter(({ id }) => id === (positionals[0] ?? id))
const folder = mkdtempSync(`${tmpdir()}/programs-`)
const versions = new Map<ProgramId, string | undefined>()
const measured: Measured[] = []
let [red, skipped] = [0, 0]
const makers = new Set(chosen.map(({ make }) => make))
await makeThings(folder, makers, async () => {
  for (const { id } of chosen) {
    const rows = readRows(id)
    for (const row of rows) if (row.command.includes(positionals[1] ?? '')) await measure(row)
    if (values.record) writeRows(id, rows)
  }
})
const pages = groups.map(({ id, title }) => ({ title, rows: readRows(id) }))
writeFileSync(PAGE, programsPage(pages, measured, readFileSync(PAGE, { encoding: 'utf8', flag: 'a+' })))
if (values.keep) console.log(folder)
else rmSync(folder, { recursive: true })
console.log(`${measured.length} rows as recorded, ${red} changed, ${skipped} skipped`)
process.exitCode = red > 0 ? 1 : 0

async function measure(row: Row) {
  if (!versions.has(row.program)) versions.set(row.program, await versionOf(row.program))
  const version = versions.get(row.program)
  const name = `${row.thing}, ${programs[row.program].name}`
  if (version === undefined) {
    skipped += 1
    console.log(`SKIP ${name}: it is not installed`)
    return
  }
  const seen = await observe(row, folder)
  if (seen !== row.seen) {
    red += 1
    console.log(`RED  ${name}: ${row.command}\n  now:    ${seen}\n  before: ${row.seen}`)
    if (!values.record) return
    row.seen = seen
  }
  measured.push({ row, version, date: Temporal.Now.plainDateISO('UTC').toString() })
}
