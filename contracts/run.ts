/**
 * npm run test:contracts: records the portal's pacts, holds them against the contract, verifies them against the mock provider, runs
 * the scenarios straight and through a proxy that checks each call, and asks which documented answers were never seen.
 *   --record     takes the recorded pacts over into contracts/pacts (review and commit them)
 *   --coverage   prints the whole table of operation x error_code (npm run coverage:contract)
 * The last line is `N passed, N failed`; exit code 1 when anything is red.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formatCoverage, readCoverage } from './run/coverage.ts'
import { findStale, takeOver } from './run/freshness.ts'
import { startMock, startPrism, stopServers } from './run/servers.ts'
import { runScript, runVitest, type Stage } from './run/stage.ts'

const { values } = parseArgs({ options: { record: { type: 'boolean' }, coverage: { type: 'boolean' } } })
const RECORDED = '.cache/contracts/pacts'
const COMMITTED = 'contracts/pacts'
const sum = { passed: 0, failed: 0 }

process.chdir(`${import.meta.dirname}/..`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopServers()
    process.exit(130)
  })
try {
  await test()
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  sum.failed += 1
} finally {
  stopServers()
}
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0

async function test() {
  const [origin] = await Promise.all([startMock(), record()])
  const api = `${origin}/api`
  const env = { SANDBOX_ORIGIN: origin }
  const verify = ['contracts/provider/verify.ts', '--provider', api, '--states', `${origin}/sandbox/provider-states`]
  // One of the scenarios waits ten seconds for the provider to lose patience; the rest uses the time.
  await Promise.all([
    runVitest('scenarios', 'scenarios', env).then(tell),
    runScript('verification', verify)
      .then(tell)
      .then(() => runVitest('planted changes', 'provider', env))
      .then(tell)
      .then(() => startPrism(api))
      .then((prism) => runVitest('scenarios through prism', 'proxied', { ...env, API_BASE: prism }))
      .then(tell),
  ])
  await holdCoverage(origin)
}

/** Recorded from nothing: an interaction that nobody asks for any more must not stay. */
async function record() {
  rmSync('.cache/contracts', { recursive: true, force: true })
  mkdirSync(RECORDED, { recursive: true })
  tell(await runVitest('pacts of the portal', 'consumer', { PACT_DIR: RECORDED }))
  if (values.record) takeOver(RECORDED, COMMITTED)
  const stale = findStale(RECORDED, COMMITTED)
  if (stale.length > 0)
    throw new Error(`${COMMITTED} is not what the pacts say (${stale.join(', ')}): npm run test:contracts -- --record`)
  sum.passed += 1
}

async function holdCoverage(origin: string) {
  const rows = await readCoverage(origin)
  const missing = rows.filter(({ times }) => times === 0)
  if (values.coverage) console.log(`\n${formatCoverage(rows)}\n`)
  else if (missing.length > 0) console.log(`\nNever answered:\n${formatCoverage(missing)}\n`)
  console.log(`coverage: ${rows.length - missing.length} of ${rows.length} documented answers seen`)
  sum[missing.length > 0 ? 'failed' : 'passed'] += 1
}

function tell({ name, passed, failed, seconds, output }: Stage) {
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
  console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`)
  sum.passed += passed
  sum.failed += failed
}
