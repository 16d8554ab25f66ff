import { spawn } from 'node:child_process'
import { connect } from 'node:net'

/** A running nginx; `origin` and `port` are where it listens on loopback. */
export type RunningNginx = { port: number; stop: () => Promise<void> }

/** Starts nginx with this configuration as an ordinary process of whoever calls. Throws with its words when it gives up. */
export async function startNginx(program: string, conf: string, port: number): Promise<RunningNginx> {
  // Started by root it would read the files as somebody else, who may not.
  const asCaller = process.getuid?.() === 0 ? ['-g', 'user root;'] : []
  const child = spawn(program, ['-c', conf, ...asCaller], { stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await listens(port)))
    if (child.exitCode !== null) throw new Error(`nginx did not start: ${words}`)
    else await new Promise((resolve) => setTimeout(resolve, 10))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { port, stop }
}

function listens(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1')
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
