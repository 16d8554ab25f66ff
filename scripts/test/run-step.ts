import { runCommand } from './run-command.ts'
import type { Counts, Ended, Outcome, Step } from './step.ts'

type Options = { limitSeconds: number; onOutput?: (text: string) => void }

/** Runs one step, or says why it cannot run here. Rejects never: whatever goes wrong is a red step. */
export async function runStep(step: Step, options: Options): Promise<Outcome> {
  const reason = step.skip?.()
  if (reason !== undefined)
    return { result: 'skipped', counts: { passed: 0, failed: 0 }, seconds: 0, output: '', reason }
  const ended = await runCommand(step.command, { ...options, ...(step.env && { env: step.env }) })
  return judge(step, ended)
}

/** Green is an exit code 0 and, where the step promises cases, some cases of which none failed. */
export function judge(step: Step, { code, output, seconds }: Ended): Outcome {
  const red = (reason: string, counts: Counts = { passed: 0, failed: 1 }): Outcome => ({
    result: 'failed',
    counts: { ...counts, failed: Math.max(1, counts.failed) },
    seconds,
    output,
    reason,
  })
  const counts = readCounts(step, output)
  if (counts instanceof Error) return red(`its report cannot be read: ${counts.message}`)
  if (code !== 0) return red(code === null ? 'ended from outside' : `exit code ${code}`, counts)
  if (!step.count) return { result: 'passed', counts: { passed: 1, failed: 0 }, seconds, output }
  if (!counts || counts.passed + counts.failed === 0) return red('it ran no test cases')
  if (counts.failed > 0) return red(`${counts.failed} failed`, counts)
  return { result: 'passed', counts, seconds, output }
}

function readCounts(step: Step, output: string): Counts | undefined | Error {
  try {
    return step.count?.(output)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
