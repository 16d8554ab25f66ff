import type { ChildProcess } from 'node:child_process'
import { connect } from 'node:net'

const PAUSE_MS = 20

/** Returns true once something listens on the port of loopback, and false if `child` ended or `seconds` passed before that. */
export async function waitForPort(port: number, child: ChildProcess, seconds: number): Promise<boolean> {
  const deadline = performance.now() + seconds * 1000
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > deadline) return false
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return true
}

/** Opens a bare connection: a refused `fetch` costs much more, and a start of the server takes many tries. */
function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1')
  socket.once('connect', () => {
    socket.destroy()
    resolve(true)
  })
  socket.once('error', () => resolve(false))
  return promise
}
