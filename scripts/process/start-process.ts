import { spawn } from 'node:child_process'
import { connect } from 'node:net'

export type StartedProcess = {
  pid: number | undefined
  /** Resolves once `isReady` returns true. Rejects, with the last output, if the process ends or `seconds` pass before that. */
  waitUntil: (isReady: (output: string) => boolean | Promise<boolean>, seconds: number) => Promise<void>
  /** Resolves when the process has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

export type ProcessOptions = {
  env?: Readonly<Record<string, string>>
  cwd?: string
  uid?: number
  gid?: number
  /** Prints the error output at once; otherwise the end of all output is stored for the error of `waitUntil`. */
  showsErrors?: boolean
}

const KEPT_CHARACTERS = 4_000
/** Short, since the start of servers is measured by it. */
const PAUSE_MS = 2

/** Starts a program in the environment of this process and `env`. It is killed when this process ends. */
export function startProcess(
  [program, ...args]: readonly [string, ...string[]],
  { env, showsErrors = false, ...options }: ProcessOptions = {},
): StartedProcess {
  const child = spawn(program, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: showsErrors ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_CHARACTERS)
    })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  let hasEnded = false
  const ended = new Promise<void>((resolve) => {
    const onEnd = (error?: Error) => {
      if (error instanceof Error) output += error.message
      process.off('exit', kill)
      hasEnded = true
      resolve()
    }
    child.once('exit', () => onEnd()).once('error', onEnd)
  })
  return {
    pid: child.pid,
    waitUntil: async (isReady, seconds) => {
      const deadline = performance.now() + seconds * 1000
      const name = [program, ...args].join(' ')
      while (!(await isReady(output))) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
        if (hasEnded) throw new Error(`${name} ended: ${child.exitCode ?? ''}\n${output}`)
        if (performance.now() > deadline) throw new Error(`${name} is not ready after ${seconds} s:\n${output}`)
      }
    },
    stop: (signal = 'SIGTERM') => {
      if (!hasEnded) child.kill(signal)
      return ended
    },
  }
}

/** Opens a bare connection: a refused `fetch` costs much more, and a starting server takes many tries. */
export function isListening(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1')
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
