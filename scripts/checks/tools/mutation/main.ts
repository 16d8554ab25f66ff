/**
 * npm run mutation: seeds small faults one by one into the most important sources and checks that a test fails.
 *   npm run mutation -- --only=auth,codes     these areas; all of them take about ten minutes (scripts/checks/tools/mutation/areas.ts)
 * Prints the survivors and the score of each area, saves the scores in .cache/mutation/summary.json. Exit code 1 under 90 %.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chooseAreas } from './areas.ts'
import { mutateArea } from './mutate-area.ts'
import { describeSurvivor, type Score, scoreOf } from './score.ts'

const GOAL = 90
const SUMMARY = '.cache/mutation/summary.json'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
process.chdir(`${import.meta.dirname}/../../../..`)

const scores: Record<string, Score> = {}
for (const [name, area] of chooseAreas(values.only)) {
  console.log(`\n${name}`)
  const mutants = await mutateArea(area)
  const left = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  for (const mutant of left) console.log(describeSurvivor(mutant, process.cwd()))
  scores[name] = scoreOf(mutants)
  keep(name, scores[name])
}

console.log('')
for (const [name, { killed, survived, timeout, noCoverage, score }] of Object.entries(scores))
  console.log(
    `${name.padEnd(12)} ${score.toFixed(1).padStart(5)} %  ${killed} killed, ${timeout} timed out, ${survived} survived, ${noCoverage} without a test`,
  )
if (Object.values(scores).some(({ score }) => score < GOAL)) {
  console.log(`Each area has to reach ${GOAL} %.`)
  process.exitCode = 1
}

/** Added to the scores of areas that were measured earlier. */
function keep(name: string, score: Score) {
  mkdirSync('.cache/mutation', { recursive: true })
  writeFileSync(SUMMARY, `${JSON.stringify({ ...readSummary(), [name]: score }, null, 2)}\n`)
}

function readSummary(): object {
  try {
    return JSON.parse(readFileSync(SUMMARY, 'utf8')) as object
  } catch {
    return {}
  }
}
