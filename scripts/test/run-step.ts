import { rmSync } from 'node:fs'
import { type Ended, runCommand } from '../process/run-command.ts'
import { noteGreen, readGreen } from './passed-steps.ts'
import type { ChangedPart, Counts, StepOutcome, TestStep } from './step.ts'

type Options = {
  limitSeconds: number
  /** Returns everything that a step's result depends on, as computed by `hashOf`; undefined for a step that always runs. */
  hash: (step: TestStep) => string | undefined
  /** The folder in which successful runs are stored. */
  notes: string
  /** Whether a step that passed with the same files is run again. */
  again: boolean
  /** For --changed: the files changed since the last commit. */
  changed?: readonly string[]
  onOutput?: (text: string) => void
}

/** Runs one step, or reports why it does not run here. Never rejects: any error is a failed step. */
export async function runStep(step: TestStep, options: Options): Promise<StepOutcome> {
  const reason = step.skip?.()
  if (reason !== undefined) return notRun('skipped', reason)
  const hash = options.hash(step)
  const green = options.again ? undefined : readGreen(options.notes, step, hash)
  if (green) return notRun('unchanged', 'green before with the same files', green)
  const part = options.changed && step.changed?.(options.changed)
  return part ? runPart(step, part, options) : runWhole(step, hash, options)
}

async function runWhole(step: TestStep, hash: string | undefined, options: Options): Promise<StepOutcome> {
  if (step.report !== undefined) rmSync(step.report, { force: true })
  const ended = await runCommand(step.command, { ...options, ...(step.env && { env: step.env }) })
  const outcome = stepOutcome(step, ended)
  if (outcome.result === 'passed') noteGreen(options.notes, step, hash, outcome.counts)
  return outcome
}

/** Runs a part of the step, which may have no cases. Only a complete step is stored as passed. */
async function runPart(step: TestStep, { command, leavesOut }: ChangedPart, options: Options): Promise<StepOutcome> {
  if (command === undefined) return notRun('skipped', `left out: ${leavesOut}`)
  if (step.report !== undefined) rmSync(step.report, { force: true })
  const ended = await runCommand(command, { ...options, ...(step.env && { env: step.env }) })
  return { ...stepOutcome(step, ended, { mayBeNone: true }), reason: `left out: ${leavesOut}` }
}

const notRun = (result: 'skipped' | 'unchanged', reason: string, counts = { passed: 0, failed: 0 }): StepOutcome => ({
  result,
  counts,
  seconds: 0,
  output: '',
  reason,
})

/** Passed means exit code 0 and, if the step promises cases, at least one case and no failed one. */
export function stepOutcome(
  step: TestStep,
  { code, output, ...spent }: Ended,
  { mayBeNone = false } = {},
): StepOutcome {
  const red = (reason: string, counts: Counts = { passed: 0, failed: 1 }): StepOutcome => ({
    result: 'failed',
    counts: { ...counts, failed: Math.max(1, counts.failed) },
    ...spent,
    output,
    reason,
  })
  const green = (counts: Counts): StepOutcome => ({ result: 'passed', counts, ...spent, output })
  const counts = readCounts(step, output)
  if (counts instanceof Error) return red(`its report cannot be read: ${counts.message}`)
  if (code !== 0) return red(code === null ? 'ended from outside' : `exit code ${code}`, counts)
  if (!step.count) return green({ passed: 1, failed: 0 })
  if (mayBeNone && !counts) return green({ passed: 0, failed: 0 })
  if (!counts || (counts.passed + counts.failed === 0 && !mayBeNone)) return red('it ran no test cases')
  return counts.failed > 0 ? red(`${counts.failed} failed`, counts) : green(counts)
}

function readCounts(step: TestStep, output: string): Counts | undefined | Error {
  try {
    return step.count?.(output)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
