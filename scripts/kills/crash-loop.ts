import { findFreePort } from '../process/find-free-port.ts'
import { startProcess } from '../process/start-process.ts'
import { startServer } from '../process/start-server.ts'
import type { Findings } from './acknowledged-writes.ts'
import { Writer } from './writer.ts'

type DurableServer = { origin: string; kill: () => Promise<void> }

/** Starts the built server `main` with its worlds in `folder`. Rejects with its last output if it does not start. */
async function startDurable(main: string, folder: string): Promise<DurableServer> {
  const { origin, stop } = await startServer(() => [process.execPath, main, '--data', folder], {
    env: { NODE_ENV: 'production' },
  })
  return { origin, kill: () => stop('SIGKILL') }
}

/** Starts a server and kills it after `ms`, most likely while it reads its file. */
async function killAtStart(main: string, folder: string, ms: number): Promise<void> {
  const { stop } = startProcess([process.execPath, main, '--data', folder], {
    env: { PORT: `${await findFreePort()}`, HOST: '127.0.0.1', NODE_ENV: 'production' },
  })
  await new Promise((resolve) => setTimeout(resolve, ms))
  await stop('SIGKILL')
}

export type CrashLoopOptions = {
  /** The entry file of the built server. */
  main: string
  /** The folder of the worlds; it stays between the kills. */
  folder: string
  /** At least this many, and more until there are `writes`. */
  kills: number
  /** Acknowledged ones, at least. */
  writes: number
  connections: number
  /** Called after each kill. */
  onKill?: (kills: number, findings: Findings) => void
}

const LONGEST_LIFE_MS = 600
const LONGEST_START_MS = 300
/** Once in this many kills the server is killed while it starts. */
const KILLS_PER_START = 10

/**
 * Writes over several connections, kills the server at a random moment, restarts it and checks everything it had acknowledged, until
 * there were enough kills and writes; at the end it checks every world once more.
 */
export async function runCrashLoop(options: CrashLoopOptions): Promise<{ kills: number; findings: Findings }> {
  const findings: Findings = { acknowledged: 0, replays: 0, lost: [], doubled: [], changed: [] }
  const writers = Array.from({ length: options.connections }, () => new Writer(findings))
  let kills = 0
  /** Rounds in a row without an acknowledged write: on a busy machine a server may be killed before its first answer. */
  let idleRounds = 0
  let server = await startDurable(options.main, options.folder)
  try {
    while (kills < options.kills || findings.acknowledged < options.writes) {
      const before = findings.acknowledged
      await writeAndKill(server, writers, LONGEST_LIFE_MS * (1 + idleRounds))
      idleRounds = findings.acknowledged === before ? idleRounds + 1 : 0
      kills += 1
      if (kills % KILLS_PER_START === 0) {
        await killAtStart(options.main, options.folder, Math.random() * LONGEST_START_MS)
        kills += 1
      }
      server = await startDurable(options.main, options.folder)
      for (const writer of writers) await writer.check(server.origin)
      options.onKill?.(kills, findings)
    }
    for (const writer of writers) await writer.checkAll(server.origin)
    return { kills, findings }
  } finally {
    await server.kill()
  }
}

async function writeAndKill(server: DurableServer, writers: readonly Writer[], longestMs: number): Promise<void> {
  const writing = Promise.all(writers.map((writer) => writer.writeUntilKilled(server.origin)))
  const life = new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * longestMs))
  // A refused call ends the round at once, with its own message.
  await Promise.race([life, writing])
  await server.kill()
  await writing
}
