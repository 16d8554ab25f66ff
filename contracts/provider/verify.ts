/**
 * Verifies any backend by the recorded pacts:
 *   npm run contracts:verify -- --provider https://staging.example.com/api --states https://staging.example.com/pact-states
 *   --provider URL      base of the API; the paths of the pacts are relative to it
 *   --states URL        accepts POST {state, params, action: setup | teardown} and returns values: token, uid, world …
 *   --pacts FILE        the interactions of this Pact file in place of the portal's (a recorded session)
 *   --operations LIST   only these operations or tags (logIn,nps); the others are only counted
 *   --json              the report as JSON, for CI
 *   --shuffle SEED      the order of the interactions; without it a new one, which is printed
 *   --help              all of this with examples
 *   --broker URL --version V [--branch B]   verifies the pacts of a Pact Broker and publishes the result there
 * Exit code 0: every interaction passed. 1: something has to be fixed. 2: the verification could not run.
 */
import { type BrokerPact, readBrokerPacts, reportToBroker } from '../broker/verified-pacts.ts'
import { CommandError, defineCommand, requireAnswer, runAsProcess } from '../define-command.ts'
import { type PactFile, readPact, readPacts } from '../pact-file.ts'
import { operationOf, readContract, requestedOperations } from './contract.ts'
import { findingsOf } from './findings.ts'
import { requireStates } from './require-states.ts'
import type { Failed } from './validate-run.ts'
import { type Target, verifyPact } from './verification.ts'
import { formatReport, type VerificationReport } from './verification-report.ts'
import { HELP, readOptions, USAGE } from './verify-options.ts'

const contract = readContract()

export const verifyCommand = defineCommand(
  USAGE,
  async ({ args, env, print }) => {
    const options = readOptions(args)
    const { provider, states, seed, publish } = options
    const asked = requestedOperations(contract, options.operations)
    await requireAnswer('Your backend', provider)
    await requireAnswer('Your state address', states)
    const recorded =
      options.pacts === undefined ? readPacts(`${import.meta.dirname}/../pacts`) : [readGivenPact(options.pacts)]
    const own = recorded.map((pact): BrokerPact => ({ pact, resultsAddress: '' }))
    const pacts =
      publish === undefined ? own : await readBrokerPacts(publish.broker, own[0]?.pact.provider.name ?? '', env)
    await requireStates(
      states,
      pacts.flatMap(({ pact }) => choose(pact, asked).flatMap(({ providerStates = [] }) => providerStates)),
    )
    const sum = { passed: 0, notAsked: 0, failed: [] as Failed[] }
    for (const one of pacts) {
      const { passed, failed, notAsked } = await verify(one.pact, asked, { provider, states }, seed)
      sum.passed += passed
      sum.notAsked += notAsked
      sum.failed.push(...failed)
      if (publish !== undefined) await reportToBroker(publish.broker, one, publish, failed.length === 0, env)
    }
    const report: VerificationReport = {
      passed: sum.passed,
      failed: sum.failed.length,
      notAsked: sum.notAsked,
      shuffle: seed,
      findings: findingsOf(contract, sum.failed),
    }
    print(options.json ? JSON.stringify(report, null, 2) : formatReport(report))
    return report.failed > 0 ? 1 : 0
  },
  HELP,
)
if (import.meta.main) await runAsProcess(verifyCommand)

function choose({ interactions }: PactFile, asked: ReadonlySet<string> | undefined) {
  return interactions.filter((it) => asked?.has(operationOf(contract, it).id) ?? true)
}

function readGivenPact(file: string): PactFile {
  try {
    return readPact(file)
  } catch (error) {
    throw new CommandError(
      `${file} is no Pact file with interactions: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

async function verify(pact: PactFile, asked: ReadonlySet<string> | undefined, target: Target, seed: number) {
  const interactions = choose(pact, asked)
  const notAsked = pact.interactions.length - interactions.length
  const { passed, failed } = await verifyPact({ ...pact, interactions }, target, seed)
  return { passed: passed.length, failed, notAsked }
}
