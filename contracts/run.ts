/**
 * npm run test:contracts: records the portal's pacts, compares them with the contract, verifies them against the mock provider, runs the
 * scenarios directly and through a proxy that validates each call, and reports which documented answers were never seen.
 *   --record [NAME…]   only records, all pacts or those of these resources (nps), and copies them to contracts/pacts (review and
 *                      commit them)
 *   --coverage         prints the full table of operation x error_code (npm run coverage:contract)
 * The last line is `N passed, N failed`; exit code 1 if anything failed.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readContract } from './contract.ts'
import { formatCatalogue } from './provider/reports/format-catalogue.ts'
import { readCatalogue } from './provider/reports/state-catalogue.ts'
import { formatCoverage, readCoverage } from './run/coverage.ts'
import { findStale, removeGone, takeOver } from './run/freshness.ts'
import { startMock, startPrism, stopServers } from './run/servers.ts'
import { runScript, runVitest, type StageResult } from './run/stage.ts'

const RECORDED = '.cache/contracts/pacts'
const COMMITTED = 'contracts/pacts'
const PACT_FILES = 'contracts/consumer'
const sum = { passed: 0, failed: 0 }

process.chdir(`${import.meta.dirname}/..`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopServers()
    process.exit(130)
  })
try {
  const { values, positionals } = parseArgs({
    options: { record: { type: 'boolean' }, coverage: { type: 'boolean' } },
    allowPositionals: true,
  })
  if (positionals.length > 0 && !values.record) throw new Error(`Names belong to --record: ${positionals.join(', ')}`)
  if (values.record) await record(positionals)
  else await test(values.coverage === true)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  sum.failed += 1
} finally {
  stopServers()
}
console.log(`${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed > 0 ? 1 : 0

async function test(isCoverageWanted: boolean) {
  clearRecorded()
  const origin = await startMock()
  const api = `${origin}/api`
  const verify = [
    'contracts/provider/verify.ts',
    '--provider',
    api,
    '--states',
    `${origin}/sandbox/provider-states`,
    '--recorded-only',
  ]
  // The pacts are recorded and verified at once: the end of the run checks that both are the same ones.
  const env = { SANDBOX_ORIGIN: origin, PRISM_ORIGIN: await startPrism(api), PACT_DIR: RECORDED }
  await Promise.all([
    runVitest('pacts of the portal, seeded changes, scenarios straight and through prism', [], env).then(printStage),
    runScript('verification', verify).then(printStage),
  ])
  const stale = findStale(RECORDED, COMMITTED)
  if (stale.length > 0)
    console.log(`${COMMITTED} is not what the pacts say: npm run test:contracts -- --record ${stale.join(' ')}`)
  sum[stale.length > 0 ? 'failed' : 'passed'] += 1
  await holdCoverage(origin, isCoverageWanted)
}

/** Records the pacts; a run of all pacts also deletes the committed ones that are not recorded any more. */
async function record(names: readonly string[]) {
  const all = readdirSync(PACT_FILES).flatMap((file) => /^(.*)\.pact\.ts$/.exec(file)?.[1] ?? [])
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`No pact of ${unknown.join(', ')}; there are ${all.join(', ')}`)
  clearRecorded()
  const files = names.map((name) => `${PACT_FILES}/${name}.pact.ts`)
  const stage = await runVitest('pacts of the portal', ['--project', 'consumer', ...files], { PACT_DIR: RECORDED })
  printStage(stage)
  if (stage.failed > 0) throw new Error(`${COMMITTED} stays as it was`)
  takeOver(RECORDED, COMMITTED)
  const catalogue = readCatalogue(readContract())
  writeFileSync('contracts/provider-states.md', formatCatalogue(catalogue))
  for (const { state } of catalogue.states.filter(({ needs }) => needs === ''))
    console.log(
      `The mock has no provider state "${state}": add it in mock-server/src/scenarios/states/states-of-*.ts, then generate and record again.`,
    )
  if (names.length === 0) removeGone(RECORDED, COMMITTED)
}

function clearRecorded() {
  rmSync('.cache/contracts', { recursive: true, force: true })
  mkdirSync(RECORDED, { recursive: true })
}

async function holdCoverage(origin: string, isWholeTableWanted: boolean) {
  const rows = await readCoverage(origin)
  const missing = rows.filter(({ times }) => times === 0)
  if (isWholeTableWanted) console.log(`\n${formatCoverage(rows)}\n`)
  else if (missing.length > 0) console.log(`\nNever answered:\n${formatCoverage(missing)}\n`)
  console.log(`coverage: ${rows.length - missing.length} of ${rows.length} documented answers seen`)
  sum[missing.length > 0 ? 'failed' : 'passed'] += 1
}

function printStage({ name, passed, failed, seconds, output }: StageResult) {
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`)
  console.log(`${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`)
  sum.passed += passed
  sum.failed += failed
}
