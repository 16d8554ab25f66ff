import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { findFreePort } from '../process/find-free-port.ts'

export type Server = {
  port: number
  coldStartMs: number
  memoryMb: () => number
  /** Milliseconds of processor time so far. */
  cpuMs: () => number
  /** Open files and sockets; NaN where Linux does not tell. */
  handles: () => number
  stop: () => Promise<void>
}

/** Starts a server of this repository on a free port and waits for its first answer to `path`. Throws after 20 s. */
export function startServer(file: string, path: string, env: Record<string, string> = {}): Promise<Server> {
  return startProgram(() => [process.execPath, file], path, { env, limitSeconds: 20 })
}

type Options = { env?: Readonly<Record<string, string>>; limitSeconds: number }

/** Any server that takes its port from `command`, or from PORT. What it says about itself is not shown, what it complains of is. */
export async function startProgram(
  command: (port: number) => readonly [string, ...string[]],
  path: string,
  { env, limitSeconds }: Options,
): Promise<Server> {
  const port = await findFreePort()
  const [program, ...args] = command(port)
  const began = performance.now()
  const child = spawn(program, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  const isLate = () => performance.now() - began > limitSeconds * 1000
  while (!(await answers(`http://127.0.0.1:${port}${path}`))) {
    if (failure ?? child.exitCode !== null) throw new Error(`${program} ended: ${failure?.message ?? child.exitCode}`)
    if (isLate()) {
      await stop(child)
      throw new Error(`${[program, ...args].join(' ')} does not answer within ${limitSeconds} s`)
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return {
    port,
    coldStartMs: performance.now() - began,
    memoryMb: () => readMemory(child),
    cpuMs: () => readCpu(child),
    handles: () => (process.platform === 'linux' ? readdirSync(`/proc/${child.pid}/fd`).length : Number.NaN),
    stop: () => stop(child),
  }
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

/** Resident memory in MB, as Linux tells it; NaN elsewhere. */
function readMemory({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** As Linux tells it, in its ticks of 10 ms; NaN elsewhere. */
function readCpu({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

function stop(child: ChildProcess) {
  const { promise, resolve } = Promise.withResolvers<void>()
  child.once('exit', () => resolve())
  child.kill('SIGKILL')
  return promise
}
