import { readdirSync, readFileSync } from 'node:fs'
import { type StartedServer, startServer } from '../process/start-server.ts'

export type MeasuredServer = {
  port: number
  pid: number | undefined
  coldStartMs: number
  memoryMb: () => number
  /** Milliseconds of processor time so far. */
  cpuMs: () => number
  /** Open files and sockets; NaN on other systems than Linux. */
  handles: () => number
  stop: () => Promise<void>
}

/** Starts a server of this repository on a free port and waits for its first answer to `path`. Throws after 20 s. Shows only errors. */
export async function startMeasured(
  file: string,
  path: string,
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<MeasuredServer> {
  const began = performance.now()
  const server = await startServer(() => [process.execPath, ...flags, file], {
    env: { CHECK_ANSWERS: 'off', ...env },
    path,
    seconds: 20,
    showsErrors: true,
  })
  return {
    port: server.port,
    pid: server.pid,
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
