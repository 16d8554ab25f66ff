import { linkIdOf, type Order, WriterWorld } from './writer-world.ts'

/** What was wrong, with its place, and how much was checked. */
export type Findings = { acknowledged: number; replays: number; lost: string[]; doubled: string[]; changed: string[] }

/** A world and everything that it acknowledged to its writer; one order and one rating may be in progress. */
export class WriteLedger {
  readonly #world: WriterWorld
  readonly #findings: Findings
  /** Links of the scenario. */
  readonly #before: ReadonlySet<string>
  readonly #orders: Order[] = []
  #pending: Order | undefined
  #rating: number | undefined
  #sentRating: number | undefined
  #now = ''

  private constructor(world: WriterWorld, findings: Findings, before: readonly string[]) {
    this.#world = world
    this.#findings = findings
    this.#before = new Set(before)
  }

  static async open(origin: string, findings: Findings): Promise<WriteLedger> {
    const world = new WriterWorld(origin)
    await world.open()
    findings.acknowledged += 2
    return new WriteLedger(world, findings, await world.orderedIds())
  }

  get length(): number {
    return this.#orders.length
  }

  async order(order: Order): Promise<void> {
    this.#pending = order
    const answer = await this.#world.order(order)
    this.#orders.push({ ...order, answer })
    this.#pending = undefined
    this.#findings.acknowledged += 1
  }

  /** Advances the clock first: a rating is locked for a minute. */
  async rate(rating: number): Promise<void> {
    this.#now = await this.#world.advance()
    this.#findings.acknowledged += 1
    this.#sentRating = rating
    await this.#world.rate(rating)
    this.#rating = rating
    this.#findings.acknowledged += 1
  }

  /** Repeats one of the last orders with its own key. */
  async repeat(back: number): Promise<void> {
    const order = this.#orders.at(-back)
    if (!order) return
    this.#findings.replays += 1
    if ((await this.#world.order(order)) !== order.answer) this.#findings.changed.push(`${this.#world.id} ${order.key}`)
  }

  /** After a restart: repeats the order in progress, then checks that everything exists once. `signsInFirst`: with a new sign-in. */
  async check(origin: string, signsInFirst: boolean): Promise<void> {
    this.#world.moveTo(origin)
    if (signsInFirst) await this.#world.signIn()
    if (this.#pending) await this.order(this.#pending)
    for (const back of [1, 2, 3]) await this.repeat(back)
    await this.#checkOrders()
    await this.#checkRating()
    if ((await this.#world.now()) < this.#now) this.#findings.lost.push(`${this.#world.id} clock ${this.#now}`)
  }

  async #checkOrders(): Promise<void> {
    const { id } = this.#world
    const there = (await this.#world.orderedIds()).filter((linkId) => !this.#before.has(linkId))
    const owed = new Set(this.#orders.map(({ answer = '' }) => linkIdOf(answer)))
    for (const linkId of owed) if (!there.includes(linkId)) this.#findings.lost.push(`${id} ${linkId}`)
    for (const linkId of there) if (!owed.has(linkId)) this.#findings.doubled.push(`${id} ${linkId}`)
    if (new Set(there).size < there.length) this.#findings.doubled.push(`${id} lists a link twice`)
  }

  /** The last order may have been stored without an acknowledgement; once seen, it must not be lost. */
  async #checkRating(): Promise<void> {
    if (this.#rating === undefined) return
    const there = await this.#world.rating()
    if (there === this.#sentRating) this.#rating = there
    if (there !== this.#rating) this.#findings.lost.push(`${this.#world.id} rating ${this.#rating}, there is ${there}`)
  }
}
