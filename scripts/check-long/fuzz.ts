import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fuzzed } from '../checks/fuzz/fuzz.ts'
import { type Check, grouped, type Measured, scaled } from './check.ts'
import type { FuzzResult, FuzzTask } from './fuzz-process.ts'

const INPUTS = 10_000

/** `npm test` checks a sample of this. */
export const fuzz: Check = {
  name: 'fuzz',
  goal: 'odd HTTP and 10,000 inputs an operation: 0 answers 5xx, 0 that its OpenAPI does not declare',
  async run(scale): Promise<Measured> {
    const inputs = scaled(INPUTS, scale)
    const queue = fuzzed.map((_, index): FuzzTask => ({ index, inputs }))
    const processes = Math.min(4, availableParallelism())
    const tried = (await Promise.all(Array.from({ length: processes }, () => work(queue)))).flat()
    const findings = tried.flatMap(({ index, fault }) =>
      fault === undefined ? [] : [`${fuzzed[index]?.name}: ${fault}`],
    )
    const done = tried.length - findings.length
    return {
      figure: `${grouped(inputs)} inputs for each of ${fuzzed.length} operations, ${grouped(inputs * done)} in all: ${findings.length} at fault`,
      passed: findings.length === 0 && tried.length === fuzzed.length,
      findings,
    }
  },
}

/** Runs one process after another until the queue is empty; a process that dies is a failure of the operation it was trying. */
async function work(queue: FuzzTask[]): Promise<FuzzResult[]> {
  const tried: FuzzResult[] = []
  let child = start()
  for (let task = queue.shift(); task; task = queue.shift()) {
    const result = await hand(child, task)
    if (child.exitCode !== null || child.signalCode !== null) child = start()
    tried.push(result)
  }
  child.kill()
  return tried
}

const start = () => fork(`${import.meta.dirname}/fuzz-process.ts`)

function hand(child: ChildProcess, task: FuzzTask): Promise<FuzzResult> {
  const { promise, resolve } = Promise.withResolvers<FuzzResult>()
  const died = (code: number | null) => resolve({ ...task, fault: `the process ended with ${code ?? 'a signal'}` })
  child.once('message', (tried: FuzzResult) => {
    child.off('exit', died)
    resolve(tried)
  })
  child.once('exit', died)
  child.send(task)
  return promise
}
