/**
 * npm test: all checks of the project, side by side where they can be.
 *   npm test -- --only=unit,types   these and what they need
 *   npm test -- --verbose           everything each step says, not only the end of the red ones
 *   npm test -- --list              the steps and what each proves
 * TEST_JOBS: how many steps at once (2). The last line is `N passed, N failed`; exit code 1 when anything is red.
 */
import { parseArgs } from 'node:util'
import { endCommands } from './test/run-command.ts'
import { runStep } from './test/run-step.ts'
import { chooseSteps, runSteps } from './test/run-steps.ts'
import type { Finished } from './test/step.ts'
import { clearReports, steps } from './test/steps.ts'
import { formatTable, sumCounts, takeTail } from './test/summary.ts'

const { values } = parseArgs({
  options: { only: { type: 'string' }, verbose: { type: 'boolean' }, list: { type: 'boolean' } },
})
process.chdir(`${import.meta.dirname}/..`)

if (values.list) for (const { name, proves } of steps) console.log(`${name.padEnd(10)}${proves}`)
else await test()

async function test() {
  const chosen = values.only === undefined ? steps : chooseSteps(steps, values.only.split(','))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      endCommands()
      process.exit(130)
    })
  clearReports()
  const began = performance.now()
  const finished = await runSteps(chosen, {
    jobs: Number(process.env.TEST_JOBS ?? 2),
    run: (step) => runStep(step, { limitSeconds: 1_200 }),
    onEnd: tell,
  })
  const { passed, failed } = sumCounts(finished)
  const skipped = finished.filter(({ outcome }) => outcome.result === 'skipped')
  console.log(`\n${formatTable(finished)}\n\nAll in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (skipped.length > 0)
    console.log(`Steps not run: ${skipped.length} (${skipped.map(({ step }) => step.name).join(', ')})`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

function tell({ step, outcome }: Finished) {
  const red = outcome.result === 'failed' || outcome.result === 'blocked'
  const time = outcome.seconds > 0 ? ` in ${outcome.seconds.toFixed(1)} s` : ''
  console.log(
    `${red ? 'RED' : 'ok '}  ${step.name}${time}${outcome.reason === undefined ? '' : ` (${outcome.reason})`}`,
  )
  if (outcome.output !== '' && (red || values.verbose))
    console.log(`\n${values.verbose ? outcome.output.trimEnd() : takeTail(outcome.output)}\n`)
}
