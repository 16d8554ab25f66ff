import { findFreePort } from './find-free-port.ts'
import { isListening, type ProcessOptions, type StartedProcess, startProcess } from './start-process.ts'

export type StartedServer = { origin: string; port: number; pid: number | undefined; stop: StartedProcess['stop'] }

type Options = ProcessOptions & {
  /** The server is ready when it answers this path with success; without it, when it listens. */
  path?: string
  seconds?: number
}

const SECONDS_TO_START = 120

/**
 * Starts a server on a free port of loopback: `command` gets the port as an argument, and the server as PORT and HOST. Resolves once the
 * server is ready; rejects with its last output if it does not start.
 */
export async function startServer(
  command: (port: number) => readonly [string, ...string[]],
  { path, seconds = SECONDS_TO_START, ...options }: Options = {},
): Promise<StartedServer> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...options.env, PORT: `${port}`, HOST: '127.0.0.1' }
  const started = startProcess(command(port), { ...options, env })
  const isReady = path === undefined ? () => isListening(port) : () => answers(origin + path)
  try {
    await started.waitUntil(isReady, seconds)
  } catch (error) {
    await started.stop('SIGKILL')
    throw error
  }
  return { origin, port, pid: started.pid, stop: started.stop }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
