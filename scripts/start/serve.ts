import { fork } from 'node:child_process'
import type { ScenarioPerson } from '#mock/world/scenario.ts'

/** What the server says once it listens. */
export type Listening = { readonly people: readonly ScenarioPerson[] }

/** Without a limit the young generation grows by 60 MB under load, and a call takes about as long. The images have the same limit. */
export const SERVER_FLAGS = ['--max-semi-space-size=8']

/**
 * Starts the server and resolves once it listens. This process then lives as long as the server and ends with its exit code; the server
 * ends when this process does, however that ends.
 */
export async function serve(file: string, args: readonly string[]): Promise<Listening> {
  const server = fork(file, args, { execArgv: [...process.execArgv, ...SERVER_FLAGS] })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
  // A server that ended by a signal has no code.
  server.once('exit', (code) => process.exit(code ?? 1))
  const { promise, resolve, reject } = Promise.withResolvers<Listening>()
  server.once('message', resolve as (message: unknown) => void).once('error', reject)
  return promise
}
