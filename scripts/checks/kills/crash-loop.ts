import { randomUUID } from 'node:crypto'
import { findFreePort } from '../../process/find-free-port.ts'
import { startProcess } from '../../process/start-process.ts'
import { startServer } from '../../process/start-server.ts'
import { type Findings, WriteLedger } from './acknowledged-writes.ts'
import { RefusedError } from './writer-world.ts'

/** The list of links shows two hundred. */
const ORDERS_PER_WORLD = 150
const ORDERS_PER_RATING = 10
const ORDERS_PER_REPEAT = 7

/** One connection that writes until the server dies, and then checks that the next server has everything that was acknowledged. */
class Writer {
  readonly #findings: Findings
  readonly #full: WriteLedger[] = []
  #ledger: WriteLedger | undefined
  #sent = 0

  constructor(findings: Findings) {
    this.#findings = findings
  }

  /** Ends when a call is not answered any more. Throws if one is answered with an error. */
  async writeUntilKilled(origin: string): Promise<void> {
    try {
      for (;;) await this.#writeOne(origin)
    } catch (error) {
      if (error instanceof RefusedError) throw error
    }
  }

  async check(origin: string): Promise<void> {
    await this.#ledger?.check(origin, false)
  }

  /** Every world since the beginning. */
  async checkAll(origin: string): Promise<void> {
    for (const ledger of this.#full) await ledger.check(origin, true)
    await this.#ledger?.check(origin, true)
  }

  async #writeOne(origin: string): Promise<void> {
    this.#ledger ??= await WriteLedger.open(origin, this.#findings)
    const ledger = this.#ledger
    this.#sent += 1
    if (this.#sent % ORDERS_PER_RATING === 0) await ledger.rate(1 + (this.#sent % 9))
    if (this.#sent % ORDERS_PER_REPEAT === 0) await ledger.repeat(5)
    await ledger.order({ key: randomUUID(), amount: 50 + (this.#sent % 5_000) })
    if (ledger.length < ORDERS_PER_WORLD) return
    this.#full.push(ledger)
    this.#ledger = undefined
  }
}

type DurableServer = { origin: string; kill: () => Promise<void> }

/** Starts the built server `main` with its worlds in `folder`. Rejects with its last output if it does not start. */
async function startDurable(main: string, folder: string): Promise<DurableServer> {
  const { origin, stop } = await startServer(() => [process.execPath, main, '--data', folder], {
    env: { CHECK_ANSWERS: 'off' },
  })
  return { origin, kill: () => stop('SIGKILL') }
}

/** Starts a server and kills it after `ms`, most likely while it reads its file. */
async function killAtStart(main: string, folder: string, ms: number): Promise<void> {
  const { stop } = startProcess([process.execPath, main, '--data', folder], {
    env: { PORT: `${await findFreePort()}`, HOST: '127.0.0.1', CHECK_ANSWERS: 'off' },
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
