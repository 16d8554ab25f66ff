/**
 * Verifies any backend by the recorded pacts:
 *   npm run contracts:verify -- --provider https://staging.example.com/api --states https://staging.example.com/pact-states
 *   --provider URL      base of the API; the paths of the pacts are relative to it
 *   --states URL        takes POST {state, params, action: setup | teardown} and answers with values: token, uid, world …
 *   --pacts FILE        the interactions of this Pact file in the place of the portal's (a recorded session)
 *   --operations LIST   only these operations or tags (logIn,nps); the others are counted as not asked
 *   --json              the report as JSON, for CI
 *   --shuffle SEED      the order of the interactions; without it a new one, which is printed
 *   --broker URL --version V [--branch B]   verifies the pacts of a Pact Broker and publishes the result there
 * Exit code 0: everything holds. 1: something is to be mended. 2: it could not be asked.
 */
import { parseArgs } from 'node:util'
import { type BrokerPact, readBrokerPacts, reportToBroker } from '../broker/verified-pacts.ts'
import { CannotAsk, endWith, requireAnswer } from '../exit.ts'
import { askedOperations, operationOf, readContract } from './contract.ts'
import { findingsOf } from './findings.ts'
import { type PactFile, readPact, readPacts } from './pact-file.ts'
import { type Failed, type Target, verifyPact } from './verification.ts'
import { formatReport, type VerificationReport } from './verification-report.ts'

const USAGE =
  'Usage: npm run contracts:verify -- --provider URL --states URL [--pacts FILE] [--operations LIST] [--json] [--shuffle SEED] [--broker URL --version V [--branch B]]'
const contract = readContract()

await endWith(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      provider: { type: 'string' },
      states: { type: 'string' },
      pacts: { type: 'string' },
      operations: { type: 'string' },
      json: { type: 'boolean' },
      shuffle: { type: 'string' },
      broker: { type: 'string' },
      version: { type: 'string' },
      branch: { type: 'string' },
    },
  })
  const { provider = '', states = '', broker, version, branch } = values
  const seed = Number(values.shuffle ?? Math.floor(Math.random() * 1_000_000))
  if (provider === '' || states === '' || !Number.isSafeInteger(seed)) throw new CannotAsk(USAGE)
  if (broker !== undefined && version === undefined) throw new CannotAsk('--broker needs the --version of your backend')
  if (broker !== undefined && values.operations !== undefined)
    throw new CannotAsk('A part is no verification: --operations and --broker do not go together')

  if (broker !== undefined && values.pacts !== undefined)
    throw new CannotAsk('The pacts are those of the broker or those of a file: --pacts and --broker do not go together')

  const asked = askedOperations(contract, values.operations)
  const target = { provider: provider.replace(/\/$/, ''), states }
  await requireAnswer('Your backend', target.provider)
  await requireAnswer('Your state address', target.states)
  const recorded =
    values.pacts === undefined ? readPacts(`${import.meta.dirname}/../pacts`) : [readGivenPact(values.pacts)]
  const own = recorded.map((pact): BrokerPact => ({ pact, resultsAddress: '' }))
  const pacts = broker === undefined ? own : await readBrokerPacts(broker, own[0]?.pact.provider.name ?? '')
  const sum = { passed: 0, notAsked: 0, failed: [] as Failed[] }
  for (const one of pacts) {
    const { passed, failed, notAsked } = await verify(one.pact, asked, target, seed)
    sum.passed += passed
    sum.notAsked += notAsked
    sum.failed.push(...failed)
    if (broker !== undefined) await reportToBroker(broker, one, { version: version ?? '', branch }, failed.length === 0)
  }
  const report: VerificationReport = {
    passed: sum.passed,
    failed: sum.failed.length,
    notAsked: sum.notAsked,
    shuffle: seed,
    findings: findingsOf(contract, sum.failed),
  }
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report))
  return report.failed > 0 ? 1 : 0
})

function readGivenPact(file: string): PactFile {
  try {
    return readPact(file)
  } catch (error) {
    throw new CannotAsk(
      `${file} is no Pact file with interactions: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

async function verify(pact: PactFile, asked: ReadonlySet<string> | undefined, target: Target, seed: number) {
  const interactions = pact.interactions.filter((it) => asked?.has(operationOf(contract, it).id) ?? true)
  const notAsked = pact.interactions.length - interactions.length
  const { passed, failed } = await verifyPact({ ...pact, interactions }, target, seed)
  return { passed: passed.length, failed, notAsked }
}
