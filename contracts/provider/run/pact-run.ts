/**
 * Runs Pact's verifier, one run after the other, in a separate process: Pact prints its report in a way that Node cannot capture, and
 * users should read our report instead. Started by verification.ts; each PactRunOrder message is answered with a PactRun.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { readContract } from '../../contract.ts'
import { explainFailure } from '../../network-texts.ts'
import type { PactFile } from '../../pact-file.ts'
import { ProviderStateClient } from '../states/provider-state-client.ts'
import { CallBook, type CheckedCall } from './call-book.ts'
import { INTERACTION_HEADER, openRelay } from './relay.ts'

/**
 * `reports` are Pact's own, as text; `results` has the result of each interaction, and `endings` why its state could not be torn down, both
 * by its id. Until it ends, a run sends how many interactions it has finished, and messages about long waits.
 */
export type PactRun =
  | { reports: string[]; results: Record<string, CheckedCall>; endings: Record<string, string> }
  | { broken: string }
  | { wait: string }
  | { finished: number }

/** The usual timeout of a gateway. */
const LIMIT_MS = 25_000
const NOTIFY_MS = 8_000
/** Pact's time per interaction grows with the size of its file, so a long file is verified in parts. */
const INTERACTIONS_AT_ONCE = 25

/** The pact's file, the base of the provider's API and the address of its states. */
export type PactRunOrder = { file: string; provider: string; states: string }

const contract = readContract()
process.on('message', (order: PactRunOrder) => {
  void runPact(order).then((run) => process.send?.(run))
})
// The parent process has ended; Pact may still hold a connection open.
process.once('disconnect', () => process.exit())

async function runPact({ file, provider, states }: PactRunOrder): Promise<PactRun> {
  try {
    const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile
    const marked = new Map(pact.interactions.map((one) => [String(one.request.headers?.[INTERACTION_HEADER]), one]))
    const book = new CallBook(contract, marked, new ProviderStateClient(states))
    const relay = await openRelay(provider, book, { limitMs: LIMIT_MS, notifyMs: NOTIFY_MS, notifyWait })
    try {
      const verifyAll = () => verifyInParts(pact, file, relay.origin, handleStates(pact, book))
      // The relay and the provider-state calls need the store if they use HTTPS.
      const isPlain = [provider, states].every((address) => address.startsWith('http:'))
      const reports = isPlain ? await withOneRootCertificate(`${file}.pem`, verifyAll) : await verifyAll()
      return { reports, results: book.results, endings: book.endings }
    } finally {
      await relay.close()
    }
  } catch (error) {
    return { broken: error instanceof Error ? error.message : String(error) }
  }
}

function notifyWait(wait: string): void {
  process.send?.({ wait } satisfies PactRun)
}

type StateHandlers = VerifierOptions['stateHandlers'] & object

function handleStates(pact: PactFile, book: CallBook): StateHandlers {
  const names = new Set(pact.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  let finished = 0
  const handler = (state: string) => ({
    setup: (params: unknown) => book.stateClient.setUp(state, asParams(params)),
    teardown: async (params: unknown) => {
      await book.stateClient
        .tearDown(state, asParams(params))
        .catch((error: unknown) => book.noteEnding(explainFailure(error)))
      finished += 1
      process.send?.({ finished } satisfies PactRun)
    },
  })
  return Object.fromEntries([...names].map((name) => [name, handler(name)]))
}

function asParams(params: unknown): Record<string, unknown> {
  return typeof params === 'object' && params !== null ? { ...params } : {}
}

async function verifyInParts(pact: PactFile, file: string, origin: string, states: StateHandlers): Promise<string[]> {
  const reports: string[] = []
  for (let start = 0; start < pact.interactions.length; start += INTERACTIONS_AT_ONCE) {
    const part = { ...pact, interactions: pact.interactions.slice(start, start + INTERACTIONS_AT_ONCE) }
    writeFileSync(file, JSON.stringify(part))
    reports.push(await verify(pact.provider.name, file, origin, states))
  }
  return reports
}

/** Pact rejects with the same report that it resolves with; any other rejection is a failure of Pact itself. */
async function verify(provider: string, file: string, origin: string, stateHandlers: StateHandlers): Promise<string> {
  const verifier = new Verifier({
    provider,
    providerBaseUrl: origin,
    pactUrls: [file],
    logLevel: 'error',
    // Longer than the relay's timeout, so that the relay can report a missing answer.
    timeout: 2 * LIMIT_MS,
    stateHandlers,
  })
  try {
    return await verifier.verifyProvider()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('{')) return error.message
    throw error
  }
}

/**
 * Runs `work` while this process's certificate store is a file with one root certificate. Pact reads the complete store again for every
 * interaction, which costs a third of a verification, and it calls only the relay, which uses plain HTTP.
 */
async function withOneRootCertificate<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const { SSL_CERT_FILE, SSL_CERT_DIR } = process.env
  writeFileSync(file, rootCertificates[0] ?? '')
  process.env.SSL_CERT_FILE = file
  delete process.env.SSL_CERT_DIR
  try {
    return await work()
  } finally {
    restore({ SSL_CERT_FILE, SSL_CERT_DIR })
  }
}

function restore(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
