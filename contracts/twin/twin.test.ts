import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContract } from '../provider/contract.ts'
import { readPacts } from '../provider/pact-file.ts'
import { startMock, stopServers } from '../run/servers.ts'
import { readTarget } from '../target.ts'
import { twinFindings } from './findings.ts'
import { type Performed, perform } from './perform.ts'
import { comparePerformed } from './play.ts'
import { allPlays, type Pairing, type Play } from './plays.ts'
import { runTwin } from './run-twin.ts'
import { PATIENCE_MS, sideOfSandbox } from './side.ts'
import { stories } from './stories/stories.ts'
import type { Plant } from './wrong/plant.ts'
import { plants } from './wrong/plants/plants.ts'
import { openWrongTwin, type WrongTwin } from './wrong/wrong-twin.ts'

const contract = readContract()
const recorded = readPacts(`${import.meta.dirname}/../pacts`).flatMap(({ interactions }) => interactions)
const plays = allPlays(contract, recorded, stories)
const mock = sideOfSandbox(`${readTarget().origin}/sandbox`)
/** For the one that never answers. */
const SHORT_PATIENCE_MS = 1_000

let origin = ''
/** The start of a mock gives up by itself, with its words. */
const START_MS = 40_000
beforeAll(async () => {
  origin = await startMock()
}, START_MS)
afterAll(stopServers)

const hasRun = ({ recorded: call }: Play) => call?.response.status === 200
const parts: [what: string, plays: Play[]][] = [
  ['the stories', plays.filter(({ recorded: call }) => call === undefined)],
  ['the calls that ran', plays.filter(hasRun)],
  ['the calls that did not run', plays.filter((play) => play.recorded !== undefined && !hasRun(play))],
]

test.each(parts)('a second mock is a twin without any difference: %s', async (_what, part) => {
  const provider = sideOfSandbox(`${origin}/sandbox`)
  const { played, counted } = await runTwin({ mock, provider, contract, recorded }, part, 1)
  expect(twinFindings(contract, played)).toEqual([])
  expect(played.filter(({ skipped }) => skipped !== undefined)).toEqual([])
  expect(played).toHaveLength(part.length)
  expect(Object.values(counted).filter((count) => count > 0)).toEqual([])
})

test.each(parts.slice(0, 2))('so is one with ids and bytes of its own, in another order: %s', async (_what, part) => {
  const twin = await openWrongTwin(origin, { inOtherWords: true })
  const { played } = await runTwin({ mock, provider: twin.side, contract, recorded }, part, 2)
  await twin.close()
  expect(twinFindings(contract, played)).toEqual([])
})

test('a hundred differences are planted', () => {
  expect(new Set(plants.map(({ name }) => name)).size).toBe(100)
})

test.concurrent.each(plants.map((plant) => [plant.name, plant] as const))('%s: found', async (_name, plant) => {
  const twin = await openWrongTwin(origin)
  const told = await tellsOf(twin, plant)
  await twin.close()
  expect(twin.made()).toBeGreaterThan(0)
  expect(told).toContain(`${plant.told.kind} ${plant.told.place}`)
})

/** What the mock does with a play is always the same; it does it once. */
const performances = new Map<string, Promise<Performed>>()

async function tellsOf(twin: WrongTwin, plant: Plant): Promise<string[]> {
  const [play, ...others] = plays.filter(({ name }) => name === plant.play)
  if (play === undefined || others.length > 0) throw new Error(`${plant.name}: there is not one play "${plant.play}"`)
  const pairing: Pairing = {
    mock,
    provider: twin.side,
    contract,
    recorded,
    abilities: { clock: true, inbox: true },
    sameData: true,
    patienceMs: plant.told.kind === 'silence' ? SHORT_PATIENCE_MS : PATIENCE_MS,
    counted: { additions: 0, openOrder: 0, moments: 0, ownData: 0, fieldCodes: 0 },
  }
  twin.plant(plant)
  const known = performances.get(play.name) ?? perform({ ...pairing, patienceMs: PATIENCE_MS }, mock, play)
  performances.set(play.name, known)
  const played = comparePerformed(pairing, play, await known, await perform(pairing, twin.side, play))
  return twinFindings(contract, [played]).map(({ kind, place }) => `${kind} ${place}`)
}
