import { Client } from 'pg'
import type { Database } from './database.ts'

const CHANNEL = 'sandbox_worlds'
const NOTIFY = { name: 'notify-changes', text: `SELECT pg_notify('${CHANNEL}', $1)` }
/** PostgreSQL accepts 8,000 bytes at once; a key has at most ten digits. */
const MAX_KEYS = 500
const TRY_AGAIN_AFTER = 500

type Listener = (keys: readonly number[] | 'all') => void

/**
 * Notifies every process of the worlds that were written to. Sent after the commit in a statement of its own: within the transaction,
 * PostgreSQL would serialise all commits.
 */
export class ChangeNotifier {
  readonly #url: string
  readonly #database: Database
  readonly #listeners: Listener[] = []
  readonly #pending = new Set<number>()
  #isSending = false
  #client: Client | undefined
  #retry: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(url: string, database: Database) {
    this.#url = url
    this.#database = database
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** Connects, and reconnects whenever the connection breaks. */
  async start(): Promise<void> {
    const client = new Client({ connectionString: this.#url, keepAlive: true, connectionTimeoutMillis: 5_000 })
    this.#client = client
    let isLost = false
    const lose = () => {
      if (isLost || this.#isStopped) return
      isLost = true
      client.end().catch(() => {})
      this.#retry = setTimeout(() => void this.start(), TRY_AGAIN_AFTER).unref()
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ payload = '' }) => this.#pass(payload.split(',').map(Number)))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      // Covers the notifications missed while this process was not connected.
      this.#pass('all')
    } catch {
      lose()
    }
  }

  /** Does not wait; the notification is sent as soon as possible. */
  notify(key: number): void {
    this.#pending.add(key)
    if (!this.#isSending) void this.#sendAll()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => {})
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    try {
      while (this.#pending.size > 0) {
        const keys = [...this.#pending].slice(0, MAX_KEYS)
        for (const key of keys) this.#pending.delete(key)
        await this.#database.query(NOTIFY, [keys.join(',')])
      }
    } catch {
      // A failed notification is covered by the listeners' own regular checks.
    } finally {
      this.#isSending = false
    }
  }

  #pass(keys: readonly number[] | 'all'): void {
    for (const listener of this.#listeners) listener(keys)
  }
}
