import { randomUUID } from 'node:crypto'
import { type Findings, WriteLedger } from './acknowledged-writes.ts'
import { RefusedError } from './writer-world.ts'

/** The list of links shows two hundred. */
const ORDERS_PER_WORLD = 150
const ORDERS_PER_RATING = 10
const ORDERS_PER_REPEAT = 7

/** One connection that writes until the server dies, and then checks that the next server has everything that was acknowledged. */
export class Writer {
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
