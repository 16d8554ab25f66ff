import { parseArgs } from 'node:util'
import { CommandError } from '../../define-command.ts'

export const USAGE =
  'Usage: npm run contracts:verify -- --provider URL --states URL [--operations LIST] [--origin URL] [--recorded-only] [--pacts FILE] [--verbose] [--json] [--junit FILE] [--html FILE] [--shuffle SEED] [--broker URL --version V [--branch B]]'

export const HELP = `${USAGE}

Sends the recorded calls of the portal to your backend, one by one, then calls generated from them (wrong and boundary bodies, wrong HTTP,
another person, the same call again), and checks every answer against the contract.

  --provider   base of your API, for example https://staging.example.com/api
  --states     the address of your provider states (contracts/README.md, "Your provider states")
  --operations only these operations or tags (logIn,nps); the others are counted as not requested
  --origin     the origin of the portal's pages, to verify CORS too (docs/cors.md)
  --recorded-only   without the generated calls
  --pacts      the calls of this Pact file instead of the portal's (a recorded session)
  --verbose    every finding with all its calls, and every operation
  --json       the report as JSON
  --junit      also writes the report to this file as JUnit XML, for CI
  --html       also writes the report to this file as one HTML page
  --shuffle    repeats the order of a run: the number that it printed
  --broker     verifies the pacts of a Pact Broker, and publishes the result there as --version of your backend (--branch: of this branch);
               the result of a part is published as a failed verification with the tag "partial"

Without a verification (with --operations only these, with --json as JSON):
  --states     without an address: lists the provider states
  --contract   prints the contract as one OpenAPI document

Examples:
  npm run contracts:verify -- --provider http://127.0.0.1:4020/api --states http://127.0.0.1:4020/pact-states
  npm run contracts:verify -- --provider http://127.0.0.1:4020/api --states http://127.0.0.1:4020/pact-states --operations login,nps --shuffle 7
  npm run --silent contracts:verify -- --provider URL --states URL --json > report.json
  npm run --silent contracts:verify -- --contract --operations login,nps > part.yaml

Exit code 0: every call passed. 1: calls failed, or operations are not built. 2: the verification could not run.`

export type VerifyOptions = {
  provider: string
  states: string
  seed: number
  /** The origin for which CORS is verified. */
  origin: string | undefined
  recordedOnly: boolean
  pacts: string | undefined
  operations: string | undefined
  verbose: boolean
  json: boolean
  junit: string | undefined
  html: string | undefined
  publish: { broker: string; version: string; branch: string | undefined } | undefined
}

/** Reads the command line. Throws an error that names the wrong option. */
export function readOptions(args: string[]): VerifyOptions {
  const { values } = parseArgs({
    args,
    options: {
      provider: { type: 'string' },
      states: { type: 'string' },
      origin: { type: 'string' },
      'recorded-only': { type: 'boolean' },
      pacts: { type: 'string' },
      operations: { type: 'string' },
      verbose: { type: 'boolean' },
      json: { type: 'boolean' },
      junit: { type: 'string' },
      html: { type: 'string' },
      shuffle: { type: 'string' },
      broker: { type: 'string' },
      version: { type: 'string' },
      branch: { type: 'string' },
    },
  })
  const { provider = '', states = '', pacts, operations, json = false, verbose = false, junit, html } = values
  const { broker, version, branch, origin } = values
  const missing = [
    ...(provider === '' ? ['--provider is missing: the base of your API.'] : []),
    ...(states === '' ? ['--states is missing: the address of your provider states.'] : []),
  ]
  if (missing.length > 0) throw new CommandError(`${missing.join('\n')}\n${USAGE}`)
  if (broker !== undefined && version === undefined)
    throw new CommandError('--broker needs the --version of your backend')
  if (broker !== undefined && pacts !== undefined)
    throw new CommandError('The pacts come from the broker or from a file: --pacts and --broker cannot be combined')
  return {
    provider: provider.replace(/\/$/, ''),
    states,
    seed: readSeed(values.shuffle),
    origin: origin?.replace(/\/$/, ''),
    // A recorded session is a scenario of its own, not a sample of each operation.
    recordedOnly: values['recorded-only'] === true || pacts !== undefined,
    pacts,
    operations,
    verbose,
    json,
    junit,
    html,
    publish: broker === undefined ? undefined : { broker, version: version ?? '', branch },
  }
}

/** Reads the seed of an order; makes a new one if none is given. */
export function readSeed(given: string | undefined): number {
  if (given === undefined) return Math.floor(Math.random() * 1_000_000)
  const seed = given.trim() === '' ? Number.NaN : Number(given)
  if (!Number.isSafeInteger(seed))
    throw new CommandError(`--shuffle takes the whole number that a run printed; "${given}" is none.`)
  return seed
}
