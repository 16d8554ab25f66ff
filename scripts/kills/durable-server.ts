import { findFreePort } from '../process/find-free-port.ts'
import { startProcess } from '../process/start-process.ts'
import { startServer } from '../process/start-server.ts'

export type DurableServer = { origin: string; kill: () => Promise<void> }

/** Starts the built server `main` with its worlds in `folder`. Rejects with its last output if it does not start. */
export async function startDurable(main: string, folder: string): Promise<DurableServer> {
  const { origin, stop } = await startServer(() => [process.execPath, main, '--data', folder], {
    env: { NODE_ENV: 'production' },
  })
  return { origin, kill: () => stop('SIGKILL') }
}

/** Starts a server and kills it after `ms`, most likely while it reads its file. */
export async function killAtStart(main: string, folder: string, ms: number): Promise<void> {
  const { stop } = startProcess([process.execPath, main, '--data', folder], {
    env: { PORT: `${await findFreePort()}`, HOST: '127.0.0.1', NODE_ENV: 'production' },
  })
  await new Promise((resolve) => setTimeout(resolve, ms))
  await stop('SIGKILL')
}
