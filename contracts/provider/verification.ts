import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Difference, mismatch, readDifference } from './difference.ts'
import type { Interaction, PactFile } from './pact-file.ts'
import type { PactRun } from './pact-run.ts'
import { shuffle } from './shuffle.ts'

export type Target = {
  /** Base of the API; the paths of the pact are relative to it. */
  provider: string
  /** Where provider states are set. */
  states: string
}

export type Failed = { interaction: Interaction; differences: Difference[] }
export type Verified = { passed: Interaction[]; failed: Failed[] }

const report = v.object({
  interactionResults: v.array(
    v.object({
      description: v.string(),
      providerStates: v.optional(v.array(v.string()), []),
      result: v.string(),
      mismatch: v.optional(v.object({ mismatches: v.optional(v.array(mismatch), []), error: v.optional(v.string()) })),
    }),
  ),
})

/**
 * Verifies every interaction of a pact against a running provider, in an order that `seed` decides, each in a provider state of its
 * own. What fails is answered, not thrown; a verification that could not be run at all is thrown.
 */
export async function verifyPact(pact: PactFile, target: Target, seed: number): Promise<Verified> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'))
  const file = join(folder, 'shuffled.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions: shuffle(pact.interactions, seed) }))
  try {
    const run = await runPact(file, target)
    if ('broken' in run) throw new Error(run.broken)
    return judge(pact, run)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runPact(file: string, { provider, states }: Target): Promise<PactRun> {
  const script = `${import.meta.dirname}/pact-run.ts`
  const child = fork(script, [file, provider, states], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return new Promise((done, fail) => {
    child.once('message', (run) => done(run as PactRun))
    child.once('error', fail)
    child.once('close', () => fail(new Error(`The verification ended before its report:\n${said}`)))
  })
}

/** An interaction that the report does not mention has failed too. */
function judge(
  { interactions }: PactFile,
  { report: text, failedStates }: Exclude<PactRun, { broken: string }>,
): Verified {
  const { interactionResults: results } = v.parse(report, JSON.parse(text))
  const verified: Verified = { passed: [], failed: [] }
  for (const interaction of interactions) {
    const given = (interaction.providerStates ?? []).map(({ name }) => name)
    const result = results.find(
      ({ description, providerStates }) =>
        description === interaction.description && providerStates.join() === given.join(),
    )
    const state = given.find((name) => failedStates[name] !== undefined)
    if (state !== undefined) {
      const differences: Difference[] = [{ kind: 'state', state, why: failedStates[state] ?? '' }]
      verified.failed.push({ interaction, differences })
    } else if (result?.result === 'OK') verified.passed.push(interaction)
    else verified.failed.push({ interaction, differences: differencesOf(result?.mismatch) })
  }
  return verified
}

type Mismatches = v.InferOutput<typeof report>['interactionResults'][number]['mismatch']

function differencesOf(found: Mismatches): Difference[] {
  const differences = found?.mismatches.map(readDifference) ?? []
  return differences.length > 0 ? differences : [{ kind: 'silence', why: found?.error ?? 'it was not verified' }]
}
