import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Interaction, PactFile } from '../pact-file.ts'
import type { PactRun, PactRunOrder } from './pact-run.ts'
import { MARK_HEADER } from './relay.ts'
import { shuffle } from './shuffle.ts'
import { type Verified, validateRun } from './validate-run.ts'

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
  using folder = mkdtempDisposableSync(join(tmpdir(), 'pact-'))
  const file = join(folder.path, 'shuffled.json')
  writeFileSync(file, JSON.stringify({ ...pact, interactions: shuffle(pact.interactions.map(marked), seed) }))
  const run = await runPact(file, target)
  if ('broken' in run) throw new Error(run.broken)
  return validateRun(pact, run)
}

/** The mark is the place in the pact: it tells the relay which interaction a call is of. */
const marked = (interaction: Interaction, index: number): Interaction => ({
  ...interaction,
  request: { ...interaction.request, headers: { ...interaction.request.headers, [MARK_HEADER]: [String(index)] } },
})

type Ended = Exclude<PactRun, { wait: string }>

/** Processes whose run has ended: the next run takes one of them, since its start costs more than some twenty calls. */
const idle: ChildProcess[] = []

function runPact(file: string, { provider, states }: Target): Promise<Ended> {
  const runner = idle.pop() ?? startRunner()
  runner.channel?.ref()
  let said = ''
  const hear = (text: string) => {
    said += text
  }
  runner.stderr?.on('data', hear)
  return new Promise((done, fail) => {
    const onMessage = (run: PactRun) => {
      if ('wait' in run) return console.error(run.wait)
      runner.off('message', onMessage).off('error', fail).off('close', onClose)
      runner.stderr?.off('data', hear)
      runner.channel?.unref()
      idle.push(runner)
      done(run)
    }
    const onClose = () => fail(new Error(`The verification ended before its report:\n${said}`))
    runner.on('message', onMessage).once('error', fail).once('close', onClose)
    runner.send({ file, provider, states } satisfies PactRunOrder)
  })
}

/** It keeps nothing waiting that started it: it ends together with that process. */
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
