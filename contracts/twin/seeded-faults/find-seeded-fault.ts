import type { Interaction } from '../../pact-file.ts'
import type { Contract } from '../../provider/contract.ts'
import { twinFindings } from '../findings.ts'
import { type Performed, perform } from '../perform.ts'
import { comparePerformed } from '../play.ts'
import type { Pairing, Play } from '../plays.ts'
import { PATIENCE_MS, type Side } from '../side.ts'
import type { Plant } from './plant.ts'
import { openWrongTwin } from './wrong-twin.ts'

/** For a twin that never answers. */
const SHORT_PATIENCE_MS = 1_000

type Search = {
  mock: Side
  /** Of the mock that the twin passes its calls on to; it may be the same one. */
  origin: string
  contract: Contract
  recorded: readonly Interaction[]
  plays: readonly Play[]
}

/** What came of one planted difference: how often it was made, and each finding by its kind and place. */
export type Found = { made: number; findings: string[] }

/** A function that plants one difference in a twin of the mock, and compares the play that can show it. */
export function plantedSearch({ mock, origin, contract, recorded, plays }: Search): (plant: Plant) => Promise<Found> {
  /** What the mock does with a play is always the same; it does it once. */
  const performances = new Map<string, Promise<Performed>>()
  return async (plant) => {
    const [play, ...others] = plays.filter(({ name }) => name === plant.play)
    if (play === undefined || others.length > 0) throw new Error(`${plant.name}: there is not one play "${plant.play}"`)
    const twin = await openWrongTwin(origin)
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
    await twin.close()
    return {
      made: twin.made(),
      findings: twinFindings(contract, [played]).map(({ kind, place }) => `${kind} ${place}`),
    }
  }
}
