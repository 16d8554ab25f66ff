import type { Contract } from '../../contract.ts'
import { countNothing } from '../../differences/comparison-context.ts'
import type { Interaction } from '../../pact-file.ts'
import { perform } from '../perform.ts'
import { comparePerformed } from '../play.ts'
import type { Pairing, Play } from '../plays.ts'
import { PATIENCE_MS, type TwinSide } from '../side.ts'
import { twinFindings } from '../twin-report.ts'
import { openFaultyProvider } from './faulty-provider.ts'
import type { SeededFault } from './seeded-faults.ts'

/** The timeout for a provider that never answers. */
const SHORT_PATIENCE_MS = 1_000

type Search = {
  mock: TwinSide
  /** The origin of the mock to which the faulty provider forwards its calls; it may be the same mock. */
  origin: string
  contract: Contract
  recorded: readonly Interaction[]
  plays: readonly Play[]
}

/** Seeds one fault in a provider and runs the play that can show it. Returns how often the fault occurred, and the findings. */
export async function findSeededFault(
  { mock, origin, contract, recorded, plays }: Search,
  fault: SeededFault,
): Promise<{ occurred: number; findings: string[] }> {
  const [play, ...others] = plays.filter(({ name }) => name === fault.play)
  if (play === undefined || others.length > 0) throw new Error(`${fault.name}: there is not one play "${fault.play}"`)
  const provider = await openFaultyProvider(origin, { fault })
  const pairing: Pairing = {
    mock,
    provider: provider.side,
    contract,
    recorded,
    abilities: { clock: true, inbox: true },
    sameData: true,
    patienceMs: fault.finds === 'silence' ? SHORT_PATIENCE_MS : PATIENCE_MS,
    counted: countNothing(),
  }
  const expected = await perform({ ...pairing, patienceMs: PATIENCE_MS }, mock, play)
  const played = comparePerformed(pairing, play, expected, await perform(pairing, provider.side, play))
  await provider.close()
  return {
    occurred: provider.occurred(),
    findings: twinFindings(contract, [played]).map(({ kind, place }) => `${kind} ${place}`.trimEnd()),
  }
}
