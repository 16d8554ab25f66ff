import { explainFailure } from './network-texts.ts'

/** Controls, and marks that turn the direction of a text: an answer of a backend must not command the terminal. */
const CONTROLS = /(?![\t\n])[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

const escapeControls = (text: string) =>
  text.replaceAll(CONTROLS, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** A command that could not run; its message tells the user what to fix. */
export class CommandError extends Error {}

const PATIENCE_MS = 15_000

/** The input of a command: its arguments, its environment, and its outputs. */
export type Invocation = {
  args: string[]
  env: NodeJS.ProcessEnv
  print: (text: string) => void
  printError: (text: string) => void
}

/** Runs with an invocation and returns the exit code: 0 success, 1 something has to be fixed, 2 the command could not run. */
export type Command = (invocation: Invocation) => Promise<number>

/**
 * Defines a command of the kit. The message of an error goes to the error output, never its stack. `--help` or `-h` prints `help`
 * instead, which defaults to the usage.
 */
export function defineCommand(usage: string, run: Command, help = usage): Command {
  return async (invocation) => {
    const { args } = invocation
    const print = (text: string) => invocation.print(escapeControls(text))
    const printError = (text: string) => invocation.printError(escapeControls(text))
    if (args.includes('--help') || args.includes('-h')) {
      print(help)
      return 0
    }
    try {
      return await run({ ...invocation, print, printError })
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

/** Defines a command and runs it with the input of this process. */
export const endWith = (usage: string, command: () => Promise<number>): Promise<void> =>
  runAsProcess(defineCommand(usage, command))

/** Throws a readable error if no server answers at an address; any answer is accepted. */
export async function requireAnswer(who: string, address: string): Promise<void> {
  try {
    const { body } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await body?.cancel()
  } catch (error) {
    throw new CommandError(`${who} does not answer at ${address}: ${explainFailure(error)}`)
  }
}
