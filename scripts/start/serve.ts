import { fork } from 'node:child_process'
import type { ScenarioPerson } from '#mock/world/scenario.ts'

/** What the server says once it listens. */
export type Listening = { readonly people: readonly ScenarioPerson[] }
/** `openPortal` is to be called once the portal is built, of a server that was told that it is not yet. */
type Served = Listening & { openPortal: () => void }

/**
 * Without a limit the young generation grows by 60 MB under load, and a call takes about as long. Of that size from the start, it is
 * collected four times until the first answer in place of seven, and memory is 2 MB more. The images have the same flags.
 */
export const SERVER_FLAGS = ['--min-semi-space-size=8', '--max-semi-space-size=8']

/**
 * Starts the server and resolves once it listens. This process then lives as long as the server and ends with its exit code; the server
 * ends when this process does, however that ends.
 */
export async function serve(file: string, args: readonly string[], isPortalLate = false): Promise<Served> {
  const env = { ...process.env, ...(isPortalLate && { PORTAL_COMES_LATER: '1' }) }
  const server = fork(file, args, { env, execArgv: [...process.execArgv, ...SERVER_FLAGS] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
  // A server that ended by a signal has no code.
  server.once('exit', (code) => process.exit(code ?? 1))
  const { promise, resolve, reject } = Promise.withResolvers<Listening>()
  server.once('message', resolve as (message: unknown) => void).once('error', reject)
  return { ...(await promise), openPortal: () => server.send('built') }
}
