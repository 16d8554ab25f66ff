import { expect, test } from 'vitest'
import { readPacts } from '../pact-file.ts'
import { readContract } from '../provider/contract.ts'
import { readTarget } from '../target.ts'
import { twinFindings } from './findings.ts'
import { allPlays } from './plays.ts'
import { runTwin } from './run-twin.ts'
import { sideOfSandbox } from './side.ts'
import { stories } from './stories/stories.ts'
import { plantedSearch } from './wrong/find-planted.ts'
import { plants } from './wrong/plants/plants.ts'
import { openWrongTwin } from './wrong/wrong-twin.ts'

/** `npm run check:long` plays every recorded call and plants every difference (scripts/twins.ts); here is one of each kind. */
const oneOfEach = <Item>(items: readonly Item[], kindOf: (item: Item) => string): Item[] => [
  ...new Map(items.toReversed().map((item) => [kindOf(item), item])).values(),
]

const contract = readContract()
const recorded = readPacts(`${import.meta.dirname}/../pacts`).flatMap(({ interactions }) => interactions)
const plays = allPlays(contract, recorded, stories)
/** Both sides are this mock: each play has a world of its own on either side, and the worlds of a mock share nothing. */
const { origin } = readTarget()
const mock = sideOfSandbox(`${origin}/sandbox`)

const search = plantedSearch({ mock, origin, contract, recorded, plays })

const ofStories = plays.filter(({ recorded: call }) => call === undefined)
const ofCalls = oneOfEach(
  plays.filter(({ recorded: call }) => call !== undefined),
  ({ operations, recorded: call }) => `${operations.join()} ${call?.response.status === 200}`,
)
const singleCalls = new Set(plays.filter(({ recorded: call }) => call !== undefined).map(({ name }) => name))

test('a second world has no difference, not even a harmless one: for each operation a call that ran and one that did not, and a story', async () => {
  const part = [...ofCalls, ...ofStories.filter(({ name }) => name === 'a rating and its lock')]
  const { played, counted } = await runTwin({ mock, provider: mock, contract, recorded }, part, 1)
  expect(twinFindings(contract, played)).toEqual([])
  expect(played.filter(({ skipped }) => skipped !== undefined)).toEqual([])
  expect(played).toHaveLength(part.length)
  expect(Object.values(counted).filter((count) => count > 0)).toEqual([])
})

test('a provider with ids and bytes of its own has no difference in any story', async () => {
  const twin = await openWrongTwin(origin, { inOtherWords: true })
  const { played } = await runTwin({ mock, provider: twin.side, contract, recorded }, ofStories, 2)
  await twin.close()
  expect(twinFindings(contract, played)).toEqual([])
  expect(played.filter(({ skipped }) => skipped !== undefined)).toEqual([])
  expect(played).toHaveLength(ofStories.length)
})

/** Where a single call can show a difference of a kind, it does: a story makes many calls before it. */
const cheapestFirst = [
  ...plants.filter(({ play }) => singleCalls.has(play)),
  ...plants.filter(({ play }) => !singleCalls.has(play)),
]
const samples = oneOfEach(
  cheapestFirst,
  ({ wrong, told: { kind } }) => `${kind} ${typeof wrong === 'string' ? wrong : ''}`,
)

test.concurrent.each(samples.map((plant) => [plant.name, plant] as const))(
  'the comparison finds a planted difference: %s',
  async (_name, plant) => {
    const { made, findings } = await search(plant)
    expect(made).toBeGreaterThan(0)
    expect(findings).toContain(`${plant.told.kind} ${plant.told.place}`)
  },
)
