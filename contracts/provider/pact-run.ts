/**
 * One run of Pact's verifier, in a process of its own: Pact writes its report to the output past everything that Node could catch, and
 * people shall read ours. Started by verification.ts with the pact's file, the provider and its states; sends a PactRun back.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { explainFailure } from '../network-words.ts'
import { CallBook, type Heard } from './call-book.ts'
import { readContract } from './contract.ts'
import type { PactFile } from './pact-file.ts'
import { MARK_HEADER, openRelay } from './relay.ts'
import { StateDesk } from './state-desk.ts'

/**
 * `reports` are Pact's own, as text; `heard` what came of each interaction, and `endings` why its state could not be ended, both by its
 * mark. While it runs it sends words about long waits.
 */
export type PactRun =
  | { reports: string[]; heard: Record<string, Heard>; endings: Record<string, string> }
  | { broken: string }
  | { wait: string }

/** As long as a gateway waits, usually. */
const LIMIT_MS = 25_000
const TELL_MS = 8_000
/** Pact takes longer for each interaction the more of them its file holds, so a long file is verified in parts. */
const INTERACTIONS_AT_ONCE = 25

const [, , file = '', provider = '', states = ''] = process.argv
const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile
const marked = new Map(pact.interactions.map((one) => [String(one.request.headers?.[MARK_HEADER]), one]))
const book = new CallBook(readContract(), marked, new StateDesk(states))
const relay = await openRelay(provider, book, { limitMs: LIMIT_MS, tellMs: TELL_MS, tell })
const { heard, endings } = book
const run = await verifyInParts().then(
  (reports): PactRun => ({ reports, heard, endings }),
  (error: unknown): PactRun => ({ broken: error instanceof Error ? error.message : String(error) }),
)
relay.close()
process.send?.(run, () => process.exit())

function tell(wait: string): void {
  process.send?.({ wait } satisfies PactRun)
}

function handleStates(): VerifierOptions['stateHandlers'] & object {
  const names = new Set(pact.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  const handler = (state: string) => ({
    setup: (params: unknown) => book.desk.setUp(state, asParams(params)),
    teardown: async (params: unknown) => {
      await book.desk
        .tearDown(state, asParams(params))
        .catch((error: unknown) => book.noteEnding(explainFailure(error)))
    },
  })
  return Object.fromEntries([...names].map((name) => [name, handler(name)]))
}

function asParams(params: unknown): Record<string, unknown> {
  return typeof params === 'object' && params !== null ? { ...params } : {}
}

async function verifyInParts(): Promise<string[]> {
  const reports: string[] = []
  for (let start = 0; start < pact.interactions.length; start += INTERACTIONS_AT_ONCE) {
    const part = { ...pact, interactions: pact.interactions.slice(start, start + INTERACTIONS_AT_ONCE) }
    writeFileSync(file, JSON.stringify(part))
    reports.push(await verify())
  }
  return reports
}

/** Pact rejects with the very report that it resolves with; anything else it rejects with is a failure of its own. */
async function verify(): Promise<string> {
  const verifier = new Verifier({
    provider: pact.provider.name,
    providerBaseUrl: relay.origin,
    pactUrls: [file],
    logLevel: 'error',
    // Longer than the relay waits: what it has to say of a silence is to be heard.
    timeout: 2 * LIMIT_MS,
    stateHandlers: handleStates(),
  })
  try {
    return await verifier.verifyProvider()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('{')) return error.message
    throw error
  }
}
