import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContract } from '../provider/contract.ts'
import { readPacts } from '../provider/pact-file.ts'
import { shuffle } from '../provider/shuffle.ts'
import { startMock, stopServers } from '../run/servers.ts'
import { readTarget } from '../target.ts'
import { twinFindings } from './findings.ts'
import { allPlays, comparePerformed, type Pairing, type Performed, perform } from './play.ts'
import { runTwin } from './run-twin.ts'
import { sideOfSandbox } from './side.ts'
import { stories } from './stories/stories.ts'
import type { Plant } from './wrong/plant.ts'
import { plants } from './wrong/plants/plants.ts'
import { openWrongTwin, type WrongTwin } from './wrong/wrong-twin.ts'

const contract = readContract()
const recorded = readPacts(`${import.meta.dirname}/../pacts`).flatMap(({ interactions }) => interactions)
const plays = allPlays(contract, recorded, stories)
const mock = sideOfSandbox(`${readTarget().origin}/sandbox`)
/** For the one that never answers; every other answer is there at once. */
const PATIENCE_MS = 3_000
const AT_ONCE = 4

let origin = ''
beforeAll(async () => {
  origin = await startMock()
})
afterAll(stopServers)

test('a second mock is a twin without any difference', async () => {
  const provider = sideOfSandbox(`${origin}/sandbox`)
  const { played, counted } = await runTwin({ mock, provider, contract, recorded }, plays, 1)
  expect(twinFindings(contract, played)).toEqual([])
  expect(played.filter(({ skipped }) => skipped !== undefined)).toEqual([])
  expect(played).toHaveLength(plays.length)
  expect(Object.values(counted).filter((count) => count > 0)).toEqual([])
})

test('so is one that says the same in other words: ids of its own, other bytes, another order of what is played', async () => {
  const twin = await openWrongTwin(origin, { inOtherWords: true })
  const ran = plays.filter((play) => play.recorded === undefined || play.recorded.response.status === 200)
  const { played } = await runTwin({ mock, provider: twin.side, contract, recorded }, ran, 2)
  await twin.close()
  expect(twinFindings(contract, played)).toEqual([])
})

test('a hundred planted differences are a hundred findings, each by its own kind and place', async () => {
  expect(new Set(plants.map(({ name }) => name)).size).toBe(100)
  const lost: string[] = []
  const waiting = shuffle(plants, 3)
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const twin = await openWrongTwin(origin)
      for (let plant = waiting.shift(); plant !== undefined; plant = waiting.shift()) {
        const told = await tellsOf(twin, plant)
        const isTold = told.includes(`${plant.told.kind} ${plant.told.place}`)
        if (!isTold || twin.made() === 0) lost.push(`${plant.name}: made ${twin.made()} times, told ${told.join('; ')}`)
      }
      await twin.close()
    }),
  )
  expect(lost).toEqual([])
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
    patienceMs: PATIENCE_MS,
    counted: { additions: 0, openOrder: 0, moments: 0, ownData: 0, fieldCodes: 0 },
  }
  twin.plant(plant)
  const known = performances.get(play.name) ?? perform(pairing, mock, play)
  performances.set(play.name, known)
  const played = comparePerformed(pairing, play, await known, await perform(pairing, twin.side, play))
  return twinFindings(contract, [played]).map(({ kind, place }) => `${kind} ${place}`)
}
