/**
 * node scripts/check-long/equal-mocks.ts [--part 0.1]: plays every recorded call and every scenario of contracts/twin on two mocks, then
 * again with the answers of one of them reformatted. `npm run check:long` runs it; the last line is its figure. Exit code 1 if they differ.
 */
import { parseArgs } from 'node:util'
import { readContract } from '../../contracts/contract.ts'
import { recordedCalls } from '../../contracts/pact-file.ts'
import { startMock, stopServers } from '../../contracts/run/servers.ts'
import { allPlays } from '../../contracts/twin/plays.ts'
import { runTwin } from '../../contracts/twin/run-twin.ts'
import { scenarios } from '../../contracts/twin/scenarios/scenarios.ts'
import { openFaultyProvider } from '../../contracts/twin/seeded-faults/faulty-provider.ts'
import { sideOfSandbox } from '../../contracts/twin/side.ts'
import { twinFindings } from '../../contracts/twin/twin-report.ts'

const { values } = parseArgs({ options: { part: { type: 'string', default: '1' } } })
const contract = readContract()
const recorded = recordedCalls()
const all = allPlays(contract, recorded, scenarios)
const plays = all.slice(0, Math.max(1, Math.round(all.length * Number(values.part))))
// A call that did not run returns nothing that could be reformatted.
const reformattable = plays.filter(({ recorded: call }) => call === undefined || call.response.status === 200)

try {
  const mock = sideOfSandbox(`${await startMock()}/sandbox`)
  const origin = await startMock()
  const reformatting = await openFaultyProvider(origin, { reformats: true })
  const same = await runTwin({ mock, provider: sideOfSandbox(`${origin}/sandbox`), contract, recorded }, plays, 1)
  const reformatted = await runTwin({ mock, provider: reformatting.side, contract, recorded }, reformattable, 1)
  await reformatting.close()

  const played = [...same.played, ...reformatted.played]
  const differences = [
    ...twinFindings(contract, played).map(({ kind, place }) => `${kind} ${place}`),
    ...played.filter(({ skipped }) => skipped !== undefined).map(({ play }) => `skipped: ${play.name}`),
    // Between equal bytes not even a harmless difference is counted.
    ...Object.entries(same.counted).filter(([, count]) => count > 0),
  ]
  for (const difference of differences) console.log(String(difference))
  console.log(
    `${plays.length} plays on two mocks, ${reformattable.length} of them with reformatted answers: ${differences.length} differences`,
  )
  process.exitCode = differences.length > 0 ? 1 : 0
} finally {
  stopServers()
}
