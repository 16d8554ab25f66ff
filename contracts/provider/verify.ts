/**
 * Verifies any backend by the recorded pacts: `npm run contracts:verify -- --help` describes the options (verify-options.ts).
 * Exit code 0: every call passed. 1: calls failed, or operations are not built. 2: the verification could not run.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type BrokerPact, readBrokerPacts, reportToBroker } from '../broker/verified-pacts.ts'
import { operationOf, readContract, requestedOperations } from '../contract.ts'
import { CommandError, defineCommand, requireAnswer, runAsProcess } from '../define-command.ts'
import { type PactFile, readPact, readPacts } from '../pact-file.ts'
import { runProbes } from './probes/run-probes.ts'
import { formatCatalogue } from './reports/format-catalogue.ts'
import { formatHtml } from './reports/html-report.ts'
import { formatJunit } from './reports/junit-report.ts'
import { readCatalogue } from './reports/state-catalogue.ts'
import { formatReport } from './reports/text-report.ts'
import { groupByOperation, makeReport } from './reports/verification-report.ts'
import { printContract } from './run/part-of-contract.ts'
import { type Progress, showProgress } from './run/progress.ts'
import { verifyPact } from './run/verification.ts'
import type { VerifiedCall } from './run/verified-call.ts'
import { HELP, readOptions, USAGE, type VerifyOptions } from './run/verify-options.ts'
import { requireStates } from './states/require-states.ts'

const contract = readContract()

export const verifyCommand = defineCommand(
  USAGE,
  async ({ args, env, print, printError }) => {
    if (isListing(args)) return listStates(args, print)
    if (args.includes('--contract')) return printContract(contract, args, print)
    const options = readOptions(args)
    const { provider, states, seed, publish } = options
    const requested = requestedOperations(contract, options.operations)
    await requireAnswer('Your backend', provider)
    const pacts = (await readAllPacts(options, env)).map((one) => ({ ...one, chosen: choose(one.pact, requested) }))
    await requireStates(
      states,
      pacts.flatMap(({ chosen }) => chosen.flatMap(({ providerStates = [] }) => providerStates)),
    )
    const total = pacts.reduce((sum, { chosen }) => sum + chosen.length, 0)
    const progress = showProgress(total, printError, process.stderr)
    const calls: VerifiedCall[] = []
    for (const { chosen, ...one } of pacts) {
      const pact = { ...one.pact, interactions: chosen }
      const verified = await verifyPact(pact, { provider, states }, seed, startingAt(calls.length, progress))
      calls.push(...verified)
      if (publish === undefined) continue
      const report = makeReport(contract, groupByOperation(contract, verified), {
        notRequested: notRequestedOf(one.pact, chosen),
        shuffle: seed,
        corsVerified: false,
      })
      await reportToBroker(publish.broker, one, publish, report, env)
    }
    if (!options.recordedOnly) {
      const built = groupByOperation(contract, calls).filter(
        ({ status }) => status === 'passing' || status === 'failing',
      )
      if (built.length > 0) progress.notify('Sending the generated calls. --recorded-only leaves them out.')
      const interactions = pacts.flatMap(({ pact }) => pact.interactions)
      const operations = built.map(({ operation }) => operation)
      calls.push(...(await runProbes(contract, operations, interactions, options, seed)))
    }
    progress.end()
    const groups = groupByOperation(contract, calls)
    const notRequested = pacts.reduce((sum, { pact, chosen }) => sum + notRequestedOf(pact, chosen), 0)
    const corsVerified = !options.recordedOnly && options.origin !== undefined
    const report = makeReport(contract, groups, { notRequested, shuffle: seed, corsVerified })
    if (options.junit !== undefined) write(options.junit, formatJunit(contract, groups))
    if (options.html !== undefined) write(options.html, formatHtml(report, provider, new Date()))
    print(options.json ? JSON.stringify(report, null, 2) : formatReport(report, options.verbose))
    return report.failed + report.notBuilt + report.noState > 0 ? 1 : 0
  },
  HELP,
)
if (import.meta.main) await runAsProcess(verifyCommand)

async function readAllPacts({ pacts, publish }: VerifyOptions, env: NodeJS.ProcessEnv): Promise<BrokerPact[]> {
  const recorded = pacts === undefined ? readPacts(`${import.meta.dirname}/../pacts`) : [readGivenPact(pacts)]
  if (publish !== undefined) return readBrokerPacts(publish.broker, recorded[0]?.provider.name ?? '', env)
  return recorded.map((pact) => ({ pact, resultsAddress: '' }))
}

/** `--states` without an address. */
function isListing(args: readonly string[]): boolean {
  return args.some((arg, index) => arg === '--states' && (args[index + 1] ?? '--').startsWith('--'))
}

function listStates(args: readonly string[], print: (text: string) => void): number {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--states'),
    options: { json: { type: 'boolean' }, operations: { type: 'string' } },
  })
  const states = readCatalogue(contract, values.operations)
  print(values.json ? JSON.stringify(states, null, 2) : formatCatalogue(states))
  return 0
}

function choose({ interactions }: PactFile, requested: ReadonlySet<string> | undefined) {
  return interactions.filter((it) => requested?.has(operationOf(contract, it).id) ?? true)
}

function notRequestedOf({ interactions }: PactFile, chosen: readonly unknown[]): number {
  return interactions.length - chosen.length
}

function startingAt(before: number, { update, ...rest }: Progress): Progress {
  return { ...rest, update: (finished) => update(before + finished) }
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

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new CommandError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
}
