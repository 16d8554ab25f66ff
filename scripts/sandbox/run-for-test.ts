import { runSandbox } from './run-sandbox.ts'

export type Ran = { code: number; out: string; err: string }

/** Runs a command line in this process, with its arguments as a list or, if none has a space, as one text. */
export async function run(
  line: string | readonly string[],
  { isColoured = false, interruption = new AbortController().signal } = {},
): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  const code = await runSandbox(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
    say: (text) => out.push(text),
    warn: (text) => err.push(text),
    isColoured,
    interruption: () => interruption,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}
