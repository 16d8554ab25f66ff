import { type JournalEntry, journalOf } from '#mock/world/journal/journal.ts'
import type { World } from '#mock/world/world.ts'
import type { ExplorerCall, ExplorerExchange } from './exchange.ts'
import { invariants } from './invariants.ts'
import type { Watch } from './walk.ts'

/** A violated invariant; `sent` is the call after which it was found. */
export class BrokenInvariantError extends Error {
  override name = 'BrokenInvariantError'
  readonly invariant: string
  readonly sent: ExplorerCall

  constructor(invariant: string, complaint: string, sent: ExplorerCall) {
    super(`${invariant}: ${complaint} (after ${sent.method} ${sent.path})`)
    this.invariant = invariant
    this.sent = sent
  }
}

/** Compares the world before and after every exchange and checks all invariants. Works only in this process, where worlds are accessible. */
export const watchWorlds = (find: (id: string) => World | undefined, checks = invariants): Watch => {
  const history: ExplorerExchange[] = []
  const journals = new Map<World, JournalEntry[]>()
  const listenTo = (world: World): JournalEntry[] => {
    const known = journals.get(world)
    if (known) return known
    const noted: JournalEntry[] = []
    journals.set(world, noted)
    journalOf(world).follow((entry) => noted.push(entry))
    return noted
  }
  return async (id, sent, send) => {
    const world = find(id)
    if (!world) throw new Error(`There is no world ${id}`)
    const noted = listenTo(world)
    const before = { state: world.state, now: world.clock.now() }
    const answers = await send()
    const after = { state: world.state, now: world.clock.now() }
    const entries = noted.splice(0)
    const exchange = { ...sent, index: history.length, world: id, answers, before, after, entries }
    for (const [name, check] of Object.entries(checks)) {
      const complaint = check(exchange, history)
      if (complaint !== undefined) throw new BrokenInvariantError(name, complaint, sent)
    }
    history.push(exchange)
    return answers
  }
}
