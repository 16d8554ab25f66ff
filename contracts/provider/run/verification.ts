import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Interaction, PactFile } from '../../pact-file.ts'
import type { PactRun, PactRunOrder } from './pact-run.ts'
import type { Progress } from './progress.ts'
import { INTERACTION_HEADER } from './relay.ts'
import { shuffle } from './shuffle.ts'
import { validateRun } from './validate-run.ts'
import type { VerifiedCall } from './verified-call.ts'

export type Target = {
  /** Base of the API; the paths of the pact are relative to it. */
  provider: string
  /** The endpoint that sets up provider states. */
  states: string
}

/**
 * Verifies every interaction of a pact against a running provider, in an order that `seed` determines, each in its own provider state,
 * and validates every answer against the contract. Throws if the verification could not run at all.
 */
export async function verifyPact(
  pact: PactFile,
  target: Target,
  seed: number,
  progress: Progress,
): Promise<VerifiedCall[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'pact-'))
  const file = join(folder.path, 'shuffled.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions: shuffle(pact.interactions.map(marked), seed) }))
  const run = await runPact(file, target, progress)
  if ('broken' in run) throw new Error(run.broken)
  return validateRun(pact, run)
}

/** The id is the index of the interaction in the pact: the relay finds the interaction of a call by it. */
const marked = (interaction: Interaction, index: number): Interaction => ({
  ...interaction,
  request: {
    ...interaction.request,
    headers: { ...interaction.request.headers, [INTERACTION_HEADER]: [String(index)] },
  },
})

type Ended = Exclude<PactRun, { wait: string } | { finished: number }>

/** Idle processes that the next run reuses: starting one costs more than about twenty calls. */
const idle: ChildProcess[] = []

function runPact(file: string, { provider, states }: Target, progress: Progress): Promise<Ended> {
  const runner = idle.pop() ?? startRunner()
  runner.channel?.ref()
  let output = ''
  const hear = (text: string) => {
    output += text
  }
  runner.stderr?.on('data', hear)
  return new Promise((done, fail) => {
    const onMessage = (run: PactRun) => {
      if ('wait' in run) return progress.notify(run.wait)
      if ('finished' in run) return progress.update(run.finished)
      runner.off('message', onMessage).off('error', fail).off('close', onClose)
      runner.stderr?.off('data', hear)
      runner.channel?.unref()
      idle.push(runner)
      done(run)
    }
    const onClose = () => fail(new Error(`The verification ended before its report:\n${output}`))
    runner.on('message', onMessage).once('error', fail).once('close', onClose)
    runner.send({ file, provider, states } satisfies PactRunOrder)
  })
}

/** Starts a process that does not keep the parent process alive and ends together with it. */
function startRunner(): ChildProcess {
  const runner = fork(`${import.meta.dirname}/pact-run.ts`, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  runner.unref()
  runner.stderr?.setEncoding('utf8')
  const pipe = runner.stderr
  if (pipe instanceof Socket) pipe.unref()
  runner.once('exit', () => {
    if (idle.includes(runner)) idle.splice(idle.indexOf(runner), 1)
  })
  return runner
}
