import { explainFailure } from './network-texts.ts'

/** A command that could not ask its question at all; its message tells the person what to do. */
export class CommandError extends Error {}

const PATIENCE_MS = 15_000

/** What a command is given: its arguments, its environment, and where its lines go. */
export type Invocation = {
  args: string[]
  env: NodeJS.ProcessEnv
  print: (text: string) => void
  printError: (text: string) => void
}

/** Runs with an invocation and returns the exit code: 0 all is well, 1 something has to be fixed, 2 the command could not run. */
export type Command = (invocation: Invocation) => Promise<number>

/**
 * A command of the kit. The message of an error goes to the error output, never its stack. `--help` or `-h` prints `help` instead, which
 * is the usage where there is nothing longer.
 */
export function defineCommand(usage: string, run: Command, help = usage): Command {
  return async (invocation) => {
    const { args, print, printError } = invocation
    if (args.includes('--help') || args.includes('-h')) {
      print(help)
      return 0
    }
    try {
      return await run(invocation)
    } catch (error) {
      const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
      printError(error instanceof CommandError ? error.message : explainFailure(error))
      if (isUsage) printError(usage)
      return 2
    }
  }
}

/** Runs a command with the arguments, environment and outputs of this process, which ends with the command's exit code. */
export async function runAsProcess(command: Command): Promise<void> {
  process.exitCode = await command({
    args: process.argv.slice(2),
    env: process.env,
    print: (text) => console.log(text),
    printError: (text) => console.error(text),
  })
}

/** Defines a command and runs it with what this process was given. */
export const endWith = (usage: string, command: () => Promise<number>): Promise<void> =>
  runAsProcess(defineCommand(usage, command))

/** Throws in plain words when nothing answers at an address; any answer at all will do. */
export async function requireAnswer(who: string, address: string): Promise<void> {
  try {
    const { body } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await body?.cancel()
  } catch (error) {
    throw new CommandError(`${who} does not answer at ${address}: ${explainFailure(error)}`)
  }
}
