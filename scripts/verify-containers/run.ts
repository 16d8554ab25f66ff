import { spawnSync } from 'node:child_process'

type RunOptions = { env?: Readonly<Record<string, string>>; input?: string }

/** Runs a program to its end and returns what it printed. Throws with the end of its output if it fails. */
export function run([program, ...args]: readonly [string, ...string[]], { env, input }: RunOptions = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    ...(input !== undefined && { input }),
  })
  if (status === 0) return stdout
  throw new Error(
    `${[program, ...args].join(' ')} failed:\n${`${stdout}${stderr}`.slice(-4_000)}${error?.message ?? ''}`,
  )
}

/** Whether a program ends well; its output is dropped. */
export const succeeds = (
  command: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): boolean => {
  const [program, ...args] = command
  return spawnSync(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0
}
