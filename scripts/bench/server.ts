import { readdirSync, readFileSync } from 'node:fs'
import { type StartedServer, startServer } from '../process/start-server.ts'

export type MeasuredServer = {
  port: number
  coldStartMs: number
  memoryMb: () => number
  /** Milliseconds of processor time so far. */
  cpuMs: () => number
  /** Open files and sockets; NaN on other systems than Linux. */
  handles: () => number
  stop: () => Promise<void>
}

/** Starts a server of this repository on a free port and waits for its first answer to `path`. Throws after 20 s. */
export function startMeasured(file: string, path: string, env: Record<string, string> = {}): Promise<MeasuredServer> {
  return startProgram(() => [process.execPath, file], path, { env, limitSeconds: 20 })
}

type Options = { env?: Readonly<Record<string, string>>; limitSeconds: number }

/** Starts any server that takes its port from `command` or from PORT. Only its error output is shown. */
export async function startProgram(
  command: (port: number) => readonly [string, ...string[]],
  path: string,
  { env, limitSeconds }: Options,
): Promise<MeasuredServer> {
  const began = performance.now()
  const server = await startServer(command, {
    env: { NODE_ENV: 'production', ...env },
    path,
    seconds: limitSeconds,
    showsErrors: true,
  })
  return {
    port: server.port,
    coldStartMs: performance.now() - began,
    memoryMb: () => readMemory(server),
    cpuMs: () => readCpu(server),
    handles: () => (process.platform === 'linux' ? readdirSync(`/proc/${server.pid}/fd`).length : Number.NaN),
    stop: () => server.stop('SIGKILL'),
  }
}

/** Resident memory in MB, as Linux reports it; NaN elsewhere. */
function readMemory({ pid }: StartedServer): number {
  if (process.platform !== 'linux') return Number.NaN
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** As Linux reports it, in ticks of 10 ms; NaN elsewhere. */
function readCpu({ pid }: StartedServer): number {
  if (process.platform !== 'linux') return Number.NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
