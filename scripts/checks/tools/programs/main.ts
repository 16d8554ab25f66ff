/**
 * Gives what the running product makes to other people's programs and writes docs/programs.md, after `npm run build`:
 *   node scripts/checks/tools/programs/main.ts            every group
 *   node scripts/checks/tools/programs/main.ts tables     one group
 *   KEEP=1                                                leaves the folder of the things, and prints its name
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { makeThings, type Things } from './make-things.ts'
import { type Measured, programsPage } from './page.ts'
import { type ProgramId, programs, type Row } from './row.ts'
import { tables } from './rows/tables.ts'
import { observe, versionOf } from './run-row.ts'
import { makeTables } from './things/tables.ts'

const PAGE = 'docs/programs.md'
/** In the order of the page: the title, the rows, and what makes their things. */
const groups: readonly { id: string; title: string; rows: readonly Row[]; make: (things: Things) => Promise<void> }[] =
  [{ id: 'tables', title: 'Tables', rows: tables, make: makeTables }]

process.chdir(`${import.meta.dirname}/../../../..`)
const chosen = groups.filter(({ id }) => id === (process.argv[2] ?? id))
const folder = mkdtempSync(`${tmpdir()}/programs-`)
await makeThings(
  folder,
  chosen.map(({ make }) => make),
)
const versions = new Map<ProgramId, string | undefined>()
const measured: Measured[] = []
let [red, skipped] = [0, 0]
for (const row of chosen.flatMap(({ rows }) => rows)) {
  if (!versions.has(row.program)) versions.set(row.program, await versionOf(row.program))
  const version = versions.get(row.program)
  const name = `${row.thing}, ${programs[row.program].name}`
  if (version === undefined) {
    skipped += 1
    console.log(`SKIP ${name}: it is not installed`)
    continue
  }
  const seen = await observe(row, folder)
  if (seen === row.seen) {
    measured.push({ row, version, date: Temporal.Now.plainDateISO('UTC').toString() })
    continue
  }
  red += 1
  console.log(`RED  ${name}: ${row.command}\n  now:    ${seen}\n  before: ${row.seen}`)
}
const rows = Object.fromEntries(groups.map((group) => [group.title, group.rows]))
writeFileSync(PAGE, programsPage(rows, measured, readFileSync(PAGE, { encoding: 'utf8', flag: 'a+' })))
if (process.env.KEEP) console.log(folder)
else rmSync(folder, { recursive: true })
console.log(`${measured.length} rows as recorded, ${red} changed, ${skipped} skipped`)
process.exitCode = red > 0 ? 1 : 0
