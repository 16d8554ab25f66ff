import { type ChildProcess, spawn } from 'node:child_process'
import { findFreePort } from '../process/find-free-port.ts'
import { waitForPort } from '../process/wait-for-port.ts'

export type DurableServer = { origin: string; kill: () => Promise<void> }

const SECONDS_TO_START = 120

/** The built server `main` with its worlds in `folder`, once it answers. Throws with its last words when it does not start. */
export async function startDurable(main: string, folder: string): Promise<DurableServer> {
  const port = await findFreePort()
  const { child, words } = launch(main, folder, port)
  const origin = `http://127.0.0.1:${port}`
  if (!(await waitForPort(port, child, SECONDS_TO_START))) throw new Error(`The server did not start again: ${words()}`)
  return { origin, kill: () => kill(child) }
}

/** A server that is killed `ms` after it was launched, most likely while it reads its file. */
export async function killAtStart(main: string, folder: string, ms: number): Promise<void> {
  const { child } = launch(main, folder, await findFreePort())
  await new Promise((resolve) => setTimeout(resolve, ms))
  await kill(child)
}

function launch(main: string, folder: string, port: number) {
  const child = spawn(process.execPath, [main, '--data', folder], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2_000)
  })
  return { child, words: () => said }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGKILL')
  await promise
}
