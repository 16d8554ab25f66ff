import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findFreePort } from '../../process/find-free-port.ts'
import { type StartedProcess, startProcess } from '../../process/start-process.ts'
import { findPostgres } from './find-postgres.ts'

const NOBODY_ID = 65_534
const SECONDS_TO_START = 120
const PASSWORD = 'spelled/nowhere'

/** A PostgreSQL for the tests in a temporary folder, with default settings, run as an ordinary user because PostgreSQL refuses root. */
export class PostgresServer {
  readonly url: string
  readonly password = PASSWORD
  readonly #folder: string
  readonly #bin: string
  readonly #port: number
  readonly #user: { uid?: number; gid?: number }
  #process: StartedProcess | undefined

  private constructor(bin: string, port: number) {
    this.#bin = bin
    this.#port = port
    this.#user = ordinaryUser()
    this.#folder = mkdtempSync(join(tmpdir(), 'replicas-'))
    this.url = `postgres://sandbox:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`
  }

  static async make(): Promise<PostgresServer> {
    const bin = findPostgres()
    if (!bin) throw new Error('There is no PostgreSQL here')
    const server = new PostgresServer(bin, await findFreePort())
    server.#initialise()
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const places = ['-D', this.#data, '-k', this.#folder, '-p', String(this.#port), '-c', 'listen_addresses=127.0.0.1']
    this.#process = startProcess([join(this.#bin, 'postgres'), ...places], { cwd: this.#folder, ...this.#user })
    await this.#process.waitUntil((output) => output.includes('ready to accept connections'), SECONDS_TO_START)
  }

  /** Closes all connections, as an administrator's restart does. */
  async stop(): Promise<void> {
    await this.#process?.stop('SIGINT')
  }

  /** Creates a database and returns its address. */
  async createDatabase(): Promise<string> {
    const name = `d${randomUUID().replaceAll('-', '')}`
    await this.query(`CREATE DATABASE ${name}`)
    return this.url.replace(/postgres$/, name)
  }

  async query(text: string, url = this.url): Promise<readonly Record<string, unknown>[]> {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  }

  /** Returns the stored versions of the world's steps, and the newest that its head names. */
  async versionsOf(id: string): Promise<readonly [readonly number[], number]> {
    const rows = await this.query(`SELECT s.version, w.version AS head FROM sandbox_worlds.worlds w
      JOIN sandbox_worlds.steps s ON s.world = w.key WHERE w.id = '${id}' ORDER BY s.version`)
    return [rows.map(({ version }) => Number(version)), Number(rows[0]?.head)]
  }

  async remove(): Promise<void> {
    // Data that are never read again need no flush to the disk.
    await this.#process?.stop('SIGQUIT')
    rmSync(this.#folder, { recursive: true, force: true })
  }

  get #data(): string {
    return join(this.#folder, 'data')
  }

  #initialise(): void {
    const { uid, gid } = this.#user
    const secret = join(this.#folder, 'password')
    writeFileSync(secret, PASSWORD)
    if (uid !== undefined && gid !== undefined) for (const path of [this.#folder, secret]) chownSync(path, uid, gid)
    const { status, stderr } = spawnSync(
      join(this.#bin, 'initdb'),
      [
        '-D',
        this.#data,
        '-U',
        'sandbox',
        '--auth=scram-sha-256',
        `--pwfile=${secret}`,
        '--encoding=UTF8',
        '--locale=C',
      ],
      { cwd: this.#folder, encoding: 'utf8', ...this.#user },
    )
    if (status !== 0) throw new Error(`initdb: ${stderr}`)
  }
}

/** Debian's own user if it exists, otherwise the user `nobody`; a process without root keeps its user. */
function ordinaryUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((which) =>
    Number(spawnSync('id', [which, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  return uid && gid ? { uid, gid } : { uid: NOBODY_ID, gid: NOBODY_ID }
}
