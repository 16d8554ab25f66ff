import { Client } from 'pg'
import type { Database } from './database.ts'

const CHANNEL = 'sandbox_worlds'
const TELL = { name: 'news-tell', text: `SELECT pg_notify('${CHANNEL}', $1)` }
/** PostgreSQL takes 8,000 bytes at once; a key has at most ten digits. */
const MOST_KEYS = 500
const TRY_AGAIN_AFTER = 500

type Listener = (keys: readonly number[] | 'all') => void

/**
 * Word of which worlds were written to, from every process to every process. It goes behind the commit in a statement of its own:
 * within it, PostgreSQL would let only one transaction at a time through.
 */
export class ChangeNotifier {
  readonly #url: string
  readonly #database: Database
  readonly #listeners: Listener[] = []
  readonly #untold = new Set<number>()
  #isTelling = false
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

  /** Connects, and again whenever the connection breaks. */
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
      // What was told while nobody here listened.
      this.#pass('all')
    } catch {
      lose()
    }
  }

  /** Does not wait: whoever needs to know hears it as soon as it can be told. */
  tell(key: number): void {
    this.#untold.add(key)
    if (!this.#isTelling) void this.#tellAll()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#retry)
    await this.#client?.end().catch(() => {})
  }

  async #tellAll(): Promise<void> {
    this.#isTelling = true
    try {
      while (this.#untold.size > 0) {
        const keys = [...this.#untold].slice(0, MOST_KEYS)
        for (const key of keys) this.#untold.delete(key)
        await this.#database.query(TELL, [keys.join(',')])
      }
    } catch {
      // Whoever waits looks by itself now and then.
    } finally {
      this.#isTelling = false
    }
  }

  #pass(keys: readonly number[] | 'all'): void {
    for (const listener of this.#listeners) listener(keys)
  }
}
