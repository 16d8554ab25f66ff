/**
 * node scripts/twins.ts [--part 0.1]: all that contracts/twin/twin.test.ts has a sample of. Plays every recorded call and every story on
 * two mocks, once as they are and once with one of them in other words, and plants every difference of contracts/twin/wrong/plants. Run by
 * `npm run check:long`; the last line is its figure. Exit code 1 when two mocks differ, or when a planted difference is not found.
 */
import { parseArgs } from 'node:util'
import { readPacts } from '../contracts/pact-file.ts'
import { readContract } from '../contracts/provider/contract.ts'
import { startMock, stopServers } from '../contracts/run/servers.ts'
import { twinFindings } from '../contracts/twin/findings.ts'
import { allPlays } from '../contracts/twin/plays.ts'
import { runTwin } from '../contracts/twin/run-twin.ts'
import { sideOfSandbox } from '../contracts/twin/side.ts'
import { stories } from '../contracts/twin/stories/stories.ts'
import { plantedSearch } from '../contracts/twin/wrong/find-planted.ts'
import { plants } from '../contracts/twin/wrong/plants/plants.ts'
import { openWrongTwin } from '../contracts/twin/wrong/wrong-twin.ts'

const { values } = parseArgs({ options: { part: { type: 'string', default: '1' } } })
const partOf = <Item>(items: readonly Item[]): Item[] =>
  items.slice(0, Math.max(1, Math.round(items.length * Number(values.part))))

const contract = readContract()
const recorded = readPacts(`${import.meta.dirname}/../contracts/pacts`).flatMap(({ interactions }) => interactions)
const plays = allPlays(contract, recorded, stories)

try {
  const mock = sideOfSandbox(`${await startMock()}/sandbox`)
  const origin = await startMock()
  const other = await openWrongTwin(origin, { inOtherWords: true })
  const chosen = partOf(plays)
  const same = await differencesOf(sideOfSandbox(`${origin}/sandbox`), chosen)
  // What a call that did not run answers with has no words of its own.
  const ran = chosen.filter(({ recorded: call }) => call === undefined || call.response.status === 200)
  const inOtherWords = await differencesOf(other.side, ran)
  await other.close()

  const search = plantedSearch({ mock, origin, contract, recorded, plays })
  const planted = partOf(plants)
  const missed: string[] = []
  for (const plant of planted) {
    const { made, findings } = await search(plant)
    if (made === 0 || !findings.includes(`${plant.told.kind} ${plant.told.place}`)) missed.push(plant.name)
  }
  const differences = [...same, ...inOtherWords]
  for (const line of [...differences, ...missed.map((name) => `not found: ${name}`)]) console.log(line)
  console.log(
    `${chosen.length} plays on two mocks, ${ran.length} of them in other words: ${differences.length} differences; ${missed.length} of ${planted.length} planted ones not found`,
  )
  process.exitCode = differences.length + missed.length > 0 ? 1 : 0

  async function differencesOf(provider: typeof mock, part: typeof plays): Promise<string[]> {
    const { played, counted } = await runTwin({ mock, provider, contract, recorded }, part, 1)
    // Where even the bytes are the same, nothing is left to be counted only.
    const left = provider === other.side ? [] : Object.entries(counted).filter(([, count]) => count > 0)
    const skipped = played.filter((one) => one.skipped !== undefined).map(({ play }) => `skipped: ${play.name}`)
    return [
      ...twinFindings(contract, played).map(({ kind, place }) => `${kind} ${place}`),
      ...left.map(String),
      ...skipped,
    ]
  }
} finally {
  stopServers()
}
