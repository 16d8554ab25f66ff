/**
 * npm run test:kills: the built server with --data, written to over several connections and killed at random moments. Everything it had
 * acknowledged must be there after each restart, once, and a repeated idempotency key must give the same answer.
 *   npm run test:kills -- --kills=200 --writes=10000 --connections=6
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildElsewhere } from '../../build/build-elsewhere.ts'
import { runCrashLoop } from './crash-loop.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    writes: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '6' },
  },
})
const built = await buildElsewhere('kills')
const folder = mkdtempSync(join(tmpdir(), 'kills-'))
const began = performance.now()
let lastReport = 0
const { kills, findings } = await runCrashLoop({
  main: built.main,
  folder,
  kills: Number(values.kills),
  writes: Number(values.writes),
  connections: Number(values.connections),
  onKill: (times, { acknowledged }) => {
    if (times < lastReport + 10) return
    lastReport = times
    console.log(`${times} kills, ${acknowledged} acknowledged writes`)
  },
})
rmSync(built.folder, { recursive: true })
const { acknowledged, replays, lost, doubled, changed } = findings
console.log(
  `${kills} kills, ${acknowledged} acknowledged writes, ${replays} keys repeated in ${((performance.now() - began) / 1000).toFixed(0)} s: ` +
    `${lost.length} lost, ${doubled.length} doubled, ${changed.length} answered otherwise`,
)
for (const line of [...lost, ...doubled, ...changed]) console.error(line)
if (lost.length + doubled.length + changed.length > 0) {
  console.error(`The worlds are left in ${folder}`)
  process.exit(1)
}
rmSync(folder, { recursive: true })
