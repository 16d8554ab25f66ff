import { type ProgramResult, runNode } from '../scripts/process/run-program.ts'
import type { Command } from './define-command.ts'

type CommandResult = Omit<ProgramResult, 'all'>

/** Runs a command of the kit in a separate process, as a user does; `env` is added to the own environment. */
export async function runCommand(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const { code, output, errors } = await runNode([`${import.meta.dirname}/${script}`, ...args], env)
  return { code, output, errors }
}

/** The same in this process: starting a process takes longer than most commands do. */
export async function runHere(
  command: Command,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  let output = ''
  let errors = ''
  const code = await command({
    args: [...args],
    env: { ...process.env, ...env },
    print: (text) => {
      output += `${text}\n`
    },
    printError: (text) => {
      errors += `${text}\n`
    },
  })
  return { code, output, errors }
}
