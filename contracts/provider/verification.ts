import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judge, type Verified } from './judge.ts'
import type { Interaction, PactFile } from './pact-file.ts'
import type { PactRun } from './pact-run.ts'
import { MARK_HEADER } from './relay.ts'
import { shuffle } from './shuffle.ts'

export type Target = {
  /** Base of the API; the paths of the pact are relative to it. */
  provider: string
  /** Where provider states are set. */
  states: string
}

/**
 * Verifies every interaction of a pact against a running provider, in an order that `seed` decides, each in a provider state of its
 * own, and every answer against the contract. What fails is answered, not thrown; a verification that could not be run at all is thrown.
 */
export async function verifyPact(pact: PactFile, target: Target, seed: number): Promise<Verified> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-'))
  const file = join(folder, 'shuffled.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions: shuffle(pact.interactions.map(marked), seed) }))
  try {
    const run = await runPact(file, target)
    if ('broken' in run) throw new Error(run.broken)
    return judge(pact, run)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The mark is the place in the pact: it tells the relay which interaction a call is of. */
const marked = (interaction: Interaction, index: number): Interaction => ({
  ...interaction,
  request: { ...interaction.request, headers: { ...interaction.request.headers, [MARK_HEADER]: [String(index)] } },
})

type Ended = Exclude<PactRun, { wait: string }>

function runPact(file: string, { provider, states }: Target): Promise<Ended> {
  const script = `${import.meta.dirname}/pact-run.ts`
  const child = fork(script, [file, provider, states], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  return new Promise((done, fail) => {
    child.on('message', (run: PactRun) => {
      if ('wait' in run) console.error(run.wait)
      else done(run)
    })
    child.once('error', fail)
    child.once('close', () => fail(new Error(`The verification ended before its report:\n${said}`)))
  })
}
