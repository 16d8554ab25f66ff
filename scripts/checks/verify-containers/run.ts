import { spawnSync } from 'node:child_process'

type RunOptions = { env?: Readonly<Record<string, string>>; input?: string; seconds?: number; withErrors?: boolean }

/**
 * Runs a program to its end and returns what it printed. Throws with the end of its output if it fails or takes longer than `seconds`.
 * The event loop waits meanwhile: no running child may write to a pipe of this process.
 */
export function run(
  [program, ...args]: readonly [string, ...string[]],
  { env, input, seconds = 120, withErrors = false }: RunOptions = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    timeout: seconds * 1000,
    ...(input !== undefined && { input }),
  })
  if (status === 0) return withErrors ? `${stdout}${stderr}` : stdout
  const isLate = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT'
  const how = isLate ? `was ended after ${seconds} s` : `failed${error ? `, ${error.message}` : ''}`
  throw new Error(`${[program, ...args].join(' ')} ${how}:\n${`${stdout}${stderr}`.slice(-4_000)}`)
}

/** Whether a program ends well; its output is dropped. */
export const succeeds = (
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): boolean => {
  const [program, ...args] = command
  return spawnSync(program, args, { env: { ...process.env, ...env }, stdio: 'ignore', timeout: 60_000 }).status === 0
}
