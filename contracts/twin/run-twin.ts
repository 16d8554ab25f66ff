import type { Contract } from '../contract.ts'
import { type Counted, countNothing } from '../differences/comparison-context.ts'
import type { Interaction } from '../pact-file.ts'
import { shuffle } from '../provider/run/shuffle.ts'
import { type Played, playOnBoth } from './play.ts'
import type { Play } from './plays.ts'
import { hasWorlds, PATIENCE_MS, type TwinSide } from './side.ts'

export type TwinResult = { played: Played[]; counted: Counted }

export type Twins = {
  mock: TwinSide
  provider: TwinSide
  contract: Contract
  recorded: readonly Interaction[]
  /** The timeout of an answer. */
  patienceMs?: number
  requested?: ReadonlySet<string> | undefined
}

/** More plays at once would only wait for each other: the two sides are two processes. */
const AT_ONCE = 4

/** Plays everything on both sides, in an order that the seed determines; one after another if a side has no worlds. */
export async function runTwin(twins: Twins, plays: readonly Play[], seed: number): Promise<TwinResult> {
  const { mock, provider, contract, patienceMs = PATIENCE_MS } = twins
  const haveControl = mock.sandbox !== undefined && provider.sandbox !== undefined
  const counted = countNothing()
  const pairing = {
    ...twins,
    patienceMs,
    counted,
    abilities: { clock: haveControl, inbox: haveControl },
    sameData: provider.sandbox !== undefined,
  }
  const waiting = shuffle(plays, seed)
  const played: Played[] = []
  const playOn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      played.push(leftOut(contract, next, played) ?? (await playOnBoth(pairing, next)))
  }
  const atOnce = (await hasWorlds(provider)) ? AT_ONCE : 1
  await Promise.all(Array.from({ length: atOnce }, playOn))
  return { played, counted }
}

/** After this many unanswered calls of one operation its other plays are skipped, since each one waits for the timeout. */
const MAX_LATE = 2

/** Returns the skipped result of a play whose operation does not answer; undefined if it should be played. */
function leftOut(contract: Contract, play: Play, played: readonly Played[]): Played | undefined {
  const late = played.flatMap(({ shown }) => shown).filter(({ difference: it }) => it.kind === 'silence' && it.isLate)
  const silent = play.operations.find((id) => late.filter(({ operation }) => operation?.id === id).length >= MAX_LATE)
  const before = late.find(({ operation }) => operation?.id === silent)
  if (before === undefined) return undefined
  const operation = contract.operations.find(({ id }) => id === silent)
  const call = { interaction: `${play.name}: not played any more`, given: play.given }
  return { play, shown: [{ ...before, call, operation }], steps: 0, skipped: undefined }
}
