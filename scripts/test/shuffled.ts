/**
 * npm run shuffled: runs the unit and page tests repeatedly, with files and tests in another order each time, in two workers and without
 * retries. It finds tests that depend on an earlier test or on luck.
 *   npm run shuffled -- --runs 20 --project unit,dom
 *   npm run shuffled -- --runs 1 --seed 4711     repeats a run in the same order; with more runs, the seeds that follow
 * A run takes some minutes. Saves {runs, red, seconds} in .cache/shuffled/summary.json. Exit code 1 if a run failed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { endCommands, runCommand } from '../process/run-command.ts'

const LIMIT_SECONDS = 1_800
const KEPT_IN = '.cache/shuffled'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    project: { type: 'string', default: 'unit,dom' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
})
process.chdir(`${import.meta.dirname}/../..`)
const runs = wholeNumber('runs', values.runs)
const first = wholeNumber('seed', values.seed)
const projects = values.project.split(',').map((name) => `--project=${name}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endCommands()
    process.exit(130)
  })

mkdirSync(KEPT_IN, { recursive: true })
let red = 0
let all = 0
for (let run = 0; run < runs; run++) {
  const seed = first + run
  const { code, output, seconds } = await runCommand(
    ['vitest', 'run', ...projects, ...order(seed), '--maxWorkers=2', '--retry=0', '--reporter=dot'],
    { limitSeconds: LIMIT_SECONDS },
  )
  all += seconds
  if (code !== 0) red += 1
  console.log(`${code === 0 ? 'ok ' : 'RED'}  seed ${seed} in ${seconds.toFixed(0)} s`)
  if (code !== 0) tellRed(seed, output)
}
console.log(`${runs} runs, ${red} red, in ${all.toFixed(0)} s`)
writeFileSync(`${KEPT_IN}/summary.json`, `${JSON.stringify({ runs, red, seconds: Math.round(all) }, null, 2)}\n`)
process.exitCode = red > 0 ? 1 : 0

function order(seed: number): readonly string[] {
  return ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]
}

/** Returns the names of the failed tests; the full output is saved in a file. */
function tellRed(seed: number, output: string) {
  const file = `${KEPT_IN}/seed-${seed}.log`
  writeFileSync(file, output)
  const failed = output.split('\n').filter((line) => line.startsWith(' FAIL '))
  console.log([...failed, ` ${file} says why. The same order: npm run shuffled -- --runs 1 --seed ${seed}`].join('\n'))
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1 on, not ${text}`)
  return number
}
