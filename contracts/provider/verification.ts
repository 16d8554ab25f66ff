import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import * as v from 'valibot'
import { nameOf, type PactFile } from './pact-file.ts'
import { shuffle } from './shuffle.ts'
import { StateDesk } from './state-desk.ts'

export type Target = {
  /** Base of the API; the paths of the pact are relative to it. */
  provider: string
  /** Where provider states are set. */
  states: string
}

export type Verified = { passed: string[]; failed: { interaction: string; why: string }[] }

const mismatch = v.object({ mismatch: v.optional(v.string(), ''), path: v.optional(v.string(), '') })
const report = v.object({
  interactionResults: v.array(
    v.object({
      description: v.string(),
      providerStates: v.optional(v.array(v.string()), []),
      result: v.string(),
      mismatch: v.optional(v.object({ mismatches: v.optional(v.array(mismatch), []) })),
    }),
  ),
})

/**
 * Verifies every interaction of a pact against a running provider, in an order that `seed` decides, each in a provider state of its
 * own. Pact writes its report to the output; failures are answered, not thrown.
 */
export async function verifyPact(pact: PactFile, { provider, states }: Target, seed: number): Promise<Verified> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'))
  const file = join(folder, 'shuffled.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions: shuffle(pact.interactions, seed) }))
  const desk = new StateDesk(states)
  const failedStates = new Map<string, string>()
  try {
    const verifier = new Verifier({
      provider: pact.provider.name,
      providerBaseUrl: provider,
      pactUrls: [file],
      logLevel: 'error',
      stateHandlers: handleStates(pact, desk, failedStates),
      requestFilter: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
        // Pact's own calls come this way too, and it would repeat a refused one for ever.
        if (request.url?.startsWith('/_pact')) return next()
        if (desk.failure !== undefined) return void response.writeHead(599).end(desk.failure)
        if (desk.world !== undefined) request.headers['x-world'] = desk.world
        next()
      },
    })
    return judge(pact, await run(verifier), failedStates)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function handleStates(
  pact: PactFile,
  desk: StateDesk,
  failed: Map<string, string>,
): VerifierOptions['stateHandlers'] & object {
  const names = new Set(pact.interactions.flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)))
  const handler = (state: string) => ({
    setup: async (params: unknown) => {
      const values = await desk.setUp(state, asParams(params))
      if (desk.failure !== undefined) failed.set(state, desk.failure)
      return values
    },
    teardown: async (params: unknown) => {
      await desk.tearDown(state, asParams(params)).catch((error: unknown) => failed.set(state, String(error)))
    },
  })
  return Object.fromEntries([...names].map((name) => [name, handler(name)]))
}

const asParams = (params: unknown) => (typeof params === 'object' && params !== null ? { ...params } : {})

/** Pact rejects with the very report that it resolves with; anything else it rejects with is a failure of its own. */
async function run(verifier: Verifier): Promise<string> {
  try {
    return await verifier.verifyProvider()
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('{')) return error.message
    throw error
  }
}

/** An interaction that the report does not mention has failed too. */
function judge({ interactions }: PactFile, text: string, failedStates: ReadonlyMap<string, string>): Verified {
  const { interactionResults: results } = v.parse(report, JSON.parse(text))
  const verified: Verified = { passed: [], failed: [] }
  for (const interaction of interactions) {
    const given = (interaction.providerStates ?? []).map(({ name }) => name)
    const result = results.find(
      ({ description, providerStates }) =>
        description === interaction.description && providerStates.join() === given.join(),
    )
    const state = given.map((name) => failedStates.get(name)).find((failure) => failure !== undefined)
    const mismatches = result?.mismatch?.mismatches ?? []
    const why = result
      ? mismatches.map(({ path, mismatch }) => [path, mismatch].filter(Boolean).join(' ')).join('; ')
      : 'it was not verified'
    if (result?.result === 'OK' && state === undefined) verified.passed.push(nameOf(interaction))
    else verified.failed.push({ interaction: nameOf(interaction), why: state ?? why })
  }
  return verified
}
