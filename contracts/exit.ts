import { explainFailure } from './network-words.ts'

/** A command that could not ask its question at all; its message tells the person what to do. */
export class CannotAsk extends Error {}

const PATIENCE_MS = 15_000

/**
 * Runs a command of the kit and ends with its exit code: 0 all is well, 1 something is to be mended, 2 it could not be asked. Words of
 * an error go to the error output, never its stack. `--help` or `-h` says `help` instead, which is the usage where there is nothing longer.
 */
export async function endWith(usage: string, command: () => Promise<number>, help = usage): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) return console.log(help)
  try {
    process.exitCode = await command()
  } catch (error) {
    const isUsage = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    console.error(error instanceof CannotAsk ? error.message : explainFailure(error))
    if (isUsage) console.error(usage)
    process.exitCode = 2
  }
}

/** Throws in plain words when nothing answers at an address; any answer at all will do. */
export async function requireAnswer(who: string, address: string): Promise<void> {
  try {
    const { body } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await body?.cancel()
  } catch (error) {
    throw new CannotAsk(`${who} does not answer at ${address}: ${explainFailure(error)}`)
  }
}
