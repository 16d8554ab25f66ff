/**
 * npm run twin: plays the recorded calls of the portal and scenarios of several calls on the mock and on another provider, and prints
 * what differs by meaning: codes, shapes, states, times.
 *   --provider URL      base of the other provider's API
 *   --sandbox URL       its control plane (openapi/sandbox.yaml), if it has one: clock, inbox, the data of the default scenario
 *   --states URL        otherwise its provider states, as for contracts:verify
 *   --mock URL          a running mock (its origin); without it one is started for the run
 *   --operations LIST   only these operations or tags (logIn,nps); the others are only counted
 *   --json              the report as JSON, for CI
 *   --shuffle SEED      the order of the plays; without it a new one, which is printed
 * Exit code 0: both answer the same. 1: they differ. 2: the comparison could not run.
 */
import { parseArgs } from 'node:util'
import { readContract, requestedOperations } from '../contract.ts'
import { CommandError, defineCommand, requireAnswer, runAsProcess } from '../define-command.ts'
import { recordedCalls } from '../pact-file.ts'
import { readSeed } from '../provider/run/verify-options.ts'
import { requireStates } from '../provider/states/require-states.ts'
import { startMock, stopServers } from '../run/servers.ts'
import { allPlays, requestedPlays } from './plays.ts'
import { runTwin } from './run-twin.ts'
import { scenarios } from './scenarios/scenarios.ts'
import { sideOfSandbox, type TwinSide } from './side.ts'
import { formatTwinReport, type TwinReport, twinFindings } from './twin-report.ts'

const USAGE = `Usage: npm run twin -- --provider URL (--sandbox URL | --states URL) [--mock URL] [--operations LIST] [--json] [--shuffle SEED]

  --provider   base of the other provider's API, as https://staging.example.com/api
  --sandbox    its control plane (openapi/sandbox.yaml), if it has one: the run moves its clock and reads its inbox
  --states     otherwise its provider states (contracts/README.md, "Your provider states")
  --mock       the origin of a running mock; without it one is started for the run
  --operations only these operations or tags (logIn,nps)
  --json       the report as JSON
  --shuffle    the order of the plays, as an earlier run printed it

Exit code 0: both answer the same. 1: they differ. 2: the comparison could not run.`

export const twinCommand = defineCommand(USAGE, async ({ args, print }) => {
  const { values } = parseArgs({
    args,
    options: {
      provider: { type: 'string' },
      sandbox: { type: 'string' },
      states: { type: 'string' },
      mock: { type: 'string' },
      operations: { type: 'string' },
      json: { type: 'boolean' },
      shuffle: { type: 'string' },
    },
  })
  const seed = readSeed(values.shuffle)
  const contract = readContract()
  const requested = requestedOperations(contract, values.operations)
  const provider = readProvider(values)
  await requireAnswer('The provider', provider.api)
  if (values.mock !== undefined) await requireAnswer('The mock', values.mock)
  const recorded = recordedCalls()
  const all = allPlays(contract, recorded, scenarios)
  const plays = requested === undefined ? all : requestedPlays(all, requested)
  const sentences = plays.map(({ given, params }) => ({ name: given, ...(params && { params }) }))
  await requireStates(provider.states, sentences)
  try {
    const mock = sideOfSandbox(`${values.mock?.replace(/\/$/, '') ?? (await startMock())}/sandbox`)
    if (values.mock !== undefined) await requireStates(mock.states, sentences)
    const { played, counted } = await runTwin({ mock, provider, contract, recorded, requested }, plays, seed)
    const report: TwinReport = {
      plays: played.length,
      scenarios: played.filter(({ play }) => play.recorded === undefined).length,
      calls: played.reduce((sum, { steps }) => sum + steps, 0),
      differing: played.filter(({ shown }) => shown.length > 0).length,
      notBegun: played.filter(({ shown }) =>
        shown.some(({ difference: { kind } }) => kind === 'state' || kind === 'lack'),
      ).length,
      notRequested: all.length - plays.length,
      skipped: played.flatMap(({ play, skipped }) =>
        skipped === undefined ? [] : [{ play: play.name, need: skipped }],
      ),
      counted,
      shuffle: seed,
      findings: twinFindings(contract, played),
    }
    print(values.json ? JSON.stringify(report, null, 2) : formatTwinReport(report))
    return report.differing > 0 ? 1 : 0
  } finally {
    stopServers()
  }
})
if (import.meta.main) await runAsProcess(twinCommand)

type Given = { provider?: string; sandbox?: string; states?: string }

function readProvider({ provider, sandbox, states }: Given): TwinSide {
  if (provider === undefined || (sandbox === undefined) === (states === undefined)) throw new CommandError(USAGE)
  const api = provider.replace(/\/$/, '')
  return states === undefined
    ? sideOfSandbox(String(sandbox).replace(/\/$/, ''), api)
    : { api, states, sandbox: undefined }
}
