/**
 * npm test: runs all checks of the project, in parallel where possible. A step that passed with the same files is not run again.
 *   npm test -- --only=unit,types   these and what they need
 *   npm test -- --changed           only what the changes since the last commit touch; reports what that leaves out
 *   npm test -- --again             also what passed with the same files
 *   npm test -- --verbose           all output of each step, not only the end of the failed ones
 *   npm test -- --list              the steps and what each proves
 *   npm test -- --costs             seconds of each test file in the last run, the longest first
 * TEST_JOBS: how many steps at once (2). The last line is `N passed, N failed`; exit code 1 if anything failed.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { endCommands } from '../process/run-command.ts'
import { listChanged } from '../sources/list-sources.ts'
import { formatCosts } from './costs.ts'
import { hashOf } from './passed-steps.ts'
import { runStep } from './run-step.ts'
import { chooseSteps, runSteps } from './run-steps.ts'
import type { Finished } from './step.ts'
import { BUDGET, steps } from './steps.ts'
import { formatSpent, formatTable, sumCounts, takeTail } from './summary.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    verbose: { type: 'boolean' },
    list: { type: 'boolean' },
    costs: { type: 'boolean' },
  },
})
process.chdir(`${import.meta.dirname}/../..`)

if (values.list) for (const { name, proves } of steps) console.log(`${name.padEnd(10)}${proves}`)
else if (values.costs) console.log(formatCosts())
else await test()

async function test() {
  const chosen = values.only === undefined ? steps : chooseSteps(steps, values.only.split(','))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endCommands()
      process.exit(130)
    })
  const changed = values.changed ? listChanged() : undefined
  const jobs = Math.min(Number(process.env.TEST_JOBS ?? 2), chosen.length)
  // As many test processes as cores over all steps: with three workers per step the same tests took 17 to 30 % more CPU time.
  process.env.VITEST_MAX_WORKERS ??= String(Math.max(1, Math.floor(availableParallelism() / jobs)))
  const began = performance.now()
  const finished = await runSteps(chosen, {
    jobs,
    run: (step) =>
      runStep(step, {
        limitSeconds: 1_200,
        hash: hashOf,
        notes: '.cache/test/green',
        again: values.again,
        ...(changed && { changed }),
      }),
    onEnd: printStep,
  })
  const { passed, failed } = sumCounts(finished)
  const skipped = finished.filter(({ outcome }) => outcome.result === 'skipped')
  console.log(`\n${formatTable(finished)}\n\n${formatSpent((performance.now() - began) / 1000, finished, BUDGET)}`)
  if (skipped.length > 0)
    console.log(`Steps not run: ${skipped.length} (${skipped.map(({ step }) => step.name).join(', ')})`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function printStep({ step, outcome }: Finished) {
  const red = outcome.result === 'failed' || outcome.result === 'blocked'
  const time = outcome.seconds > 0 ? ` in ${outcome.seconds.toFixed(1)} s` : ''
  console.log(
    `${red ? 'RED' : 'ok '}  ${step.name}${time}${outcome.reason === undefined ? '' : ` (${outcome.reason})`}`,
  )
  if (outcome.output !== '' && (red || values.verbose))
    console.log(`\n${values.verbose ? outcome.output.trimEnd() : takeTail(outcome.output)}\n`)
}
