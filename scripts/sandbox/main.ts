/**
 * npm run sandbox -- <verb>: worlds, clock, messages, faults and journal of a running mock, from the command line.
 * Exit codes: 0 done, 1 the sandbox refused, 2 wrong usage, 3 the server cannot be reached.
 */
import { runSandbox } from './run-sandbox.ts'

// A reader that has read enough (`journal | head`) closes the pipe: not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

process.exitCode = await runSandbox(process.argv.slice(2), {
  say: (text) => process.stdout.write(`${text}\n`),
  warn: (text) => process.stderr.write(`${text}\n`),
  isColoured: process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  interruption: () => {
    const interrupted = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
    return interrupted.signal
  },
})
