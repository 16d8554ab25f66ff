/**
 * One run of Pact's verifier, in a process of its own: Pact writes its report to the output past everything that Node could catch, and
 * people shall read ours. Started by verification.ts with the pact's file, the provider and its states; sends a PactRun back.
 */
import { readFileSync } from 'node:fs'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { explainFailure } from '../network-words.ts'
import type { PactFile } from './pact-file.ts'
import { openRelay } from './relay.ts'
import { StateDesk } from './state-desk.ts'

/** `report` is Pact's own, as text; `failedStates` the states that could not be set up or ended, each with the reason. */
export type PactRun = { report: string; failedStates: Record<string, string> } | { broken: string }

const [, , file = '', provider = '', states = ''] = process.argv
const pact = JSON.parse(readFileSync(file, 'utf8')) as PactFile
const desk = new StateDesk(states)
const failedStates: Record<string, string> = {}
const relay = await openRelay(provider, desk)
const verifier = new Verifier({
  provider: pact.provider.name,
  providerBaseUrl: relay.origin,
  pactUrls: [file],
  logLevel: 'error',
  stateHandlers: handleStates(),
})
const run = await verify().then(
  (report): PactRun => ({ report, failedStates }),
  (error: unknown): PactRun => ({ broken: error instanceof Error ? error.message : String(error) }),
)
relay.close()
process.send?.(run, () => process.exit())

function handleStates(): VerifierOptions['stateHandlers'] & object {
  const names = new Set(pact.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  const handler = (state: string) => ({
    setup: async (params: unknown) => {
      const values = await desk.setUp(state, asParams(params))
      if (desk.failure !== undefined) failedStates[state] = desk.failure
      return values
    },
    teardown: async (params: unknown) => {
      await desk.tearDown(state, asParams(params)).catch((error: unknown) => {
        failedStates[state] = `It could not be ended: ${explainFailure(error)}`
      })
    },
  })
  return Object.fromEntries([...names].map((name) => [name, handler(name)]))
}

function asParams(params: unknown): Record<string, unknown> {
  return typeof params === 'object' && params !== null ? { ...params } : {}
}

/** Pact rejects with the very report that it resolves with; anything else it rejects with is a failure of its own. */
async function verify(): Promise<string> {
  try {
    return await verifier.verifyProvider()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('{')) return error.message
    throw error
  }
}
