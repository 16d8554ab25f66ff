import { expect, test } from 'vitest'
import { readContract } from '../contract.ts'
import { readPacts } from '../pact-file.ts'
import { readTarget } from '../target.ts'
import { allPlays } from './plays.ts'
import { runTwin } from './run-twin.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { openFaultyProvider } from './seeded-faults/faulty-provider.ts'
import { findSeededFault } from './seeded-faults/find-seeded-fault.ts'
import { seededFaults } from './seeded-faults/seeded-faults.ts'
import { sideOfSandbox } from './side.ts'
import { twinFindings } from './twin-report.ts'

/** `npm run check:long` plays every recorded call; this is one of each kind. */
const oneOfEach = <Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] => [
  ...new Map(items.toReversed().map((item) => [kindOf(item), item])).values(),
]

const contract = readContract()
const recorded = readPacts(`${import.meta.dirname}/../pacts`).flatMap(({ interactions }) => interactions)
const plays = allPlays(contract, recorded, scenarios)
/** Both sides are this mock: each play has its own world on either side, and the worlds of a mock share nothing. */
const { origin } = readTarget()
const mock = sideOfSandbox(`${origin}/sandbox`)

const ofStories = plays.filter(({ recorded: call }) => call === undefined)
const ofCalls = oneOfEach(
  plays.filter(({ recorded: call }) => call !== undefined),
  ({ operations, recorded: call }) => `${operations.join()} ${call?.response.status === 200}`,
)

test('a second world has no difference, not even a harmless one: for each operation a call that ran and one that did not, and a scenario', async () => {
  const part = [...ofCalls, ...ofStories.filter(({ name }) => name === 'a rating and its lock')]
  const { played, counted } = await runTwin({ mock, provider: mock, contract, recorded }, part, 1)
  expect(twinFindings(contract, played)).toEqual([])
  expect(played.filter(({ skipped }) => skipped !== undefined)).toEqual([])
  expect(played).toHaveLength(part.length)
  expect(Object.values(counted).filter((count) => count > 0)).toEqual([])
})

test('a provider with its own ids and bytes has no difference in any scenario', async () => {
  const provider = await openFaultyProvider(origin, { reformats: true })
  const { played } = await runTwin({ mock, provider: provider.side, contract, recorded }, ofStories, 2)
  await provider.close()
  expect(twinFindings(contract, played)).toEqual([])
  expect(played.filter(({ skipped }) => skipped !== undefined)).toEqual([])
  expect(played).toHaveLength(ofStories.length)
})

test.concurrent.each(seededFaults.map((fault) => [fault.name, fault] as const))(
  'the comparison finds a seeded fault: %s',
  async (_name, fault) => {
    const { occurred, findings } = await findSeededFault({ mock, origin, contract, recorded, plays }, fault)
    expect(occurred).toBeGreaterThan(0)
    expect(findings).toContain(fault.finds)
  },
)
