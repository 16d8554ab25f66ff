import type { AppliedChange } from '../domain/state/commit.ts'
import type { DueEvent, DueEvents } from '../domain/state/due-event.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { World } from './world.ts'

/**
 * An endless run (an event that creates itself again) is an error of the rules and must not hang the server. Only instants are counted: a
 * large world has thousands of charges at each.
 */
const MAX_INSTANTS = 100_000

/** Called for each event that changed something, within its step; app.ts connects the journal. */
export type OnRun = (
  world: World,
  at: number,
  what: { readonly kind: string; readonly rule: string },
  changes: readonly AppliedChange[],
) => void

/** Runs due events in order, and lists the next ones. Gets the domain's rules from app.ts. */
export class Scheduler {
  readonly #dueEvents: DueEvents
  readonly #onRun: OnRun

  constructor(dueEvents: DueEvents, onRun: OnRun = () => {}) {
    this.#dueEvents = dueEvents
    this.#onRun = onRun
  }

  /** The events after the world's current instant, soonest first. */
  ahead(world: World, limit = Number.POSITIVE_INFINITY): readonly DueEvent[] {
    return Iterator.from(this.#dueEvents(world.state, world.ranUpTo)).take(limit).toArray()
  }

  /**
   * Runs every event up to `moment` (epoch ms, inclusive). The events of each instant see the changes of the earlier ones. They are one
   * step of the world: all of them happened, or none.
   */
  runUpTo(world: World, moment: number): readonly DueEvent[] {
    if (moment <= world.ranUpTo || this.firstAt(world) > moment) {
      if (moment > world.ranUpTo) world.ranUpTo = moment
      return []
    }
    return world.transaction(() => this.#runAll(world, moment))
  }

  #runAll(world: World, moment: number): readonly DueEvent[] {
    const ran: DueEvent[] = []
    let instants = 0
    for (let first = this.firstAt(world); first <= moment; first = this.firstAt(world)) {
      const events = eventsUpTo(this.#dueEvents(world.state, world.ranUpTo), first)
      for (const event of events) {
        this.#run(world, event)
        ran.push(event)
      }
      world.ranUpTo = first
      delete world.attachments.next
      instants += 1
      if (instants > MAX_INSTANTS)
        throw new Error(`Events were due at more than ${MAX_INSTANTS} instants, the last one ${events[0]?.id}`)
    }
    world.ranUpTo = moment
    return ran
  }

  /** The instant of the next event. Cached until the state changes: most calls only check that no event is due. */
  firstAt(world: World): number {
    const known = world.attachments.next as { readonly state: WorldState; readonly at: number } | undefined
    if (known?.state === world.state) return known.at
    const [next] = this.#dueEvents(world.state, world.ranUpTo)
    const at = next?.at ?? Number.POSITIVE_INFINITY
    world.attachments.next = { state: world.state, at }
    return at
  }

  #run(world: World, { apply, at, kind }: DueEvent): void {
    if (!apply) return
    const { decision, applied } = world.act((state, random) => apply(state, { now: at, random, worldId: world.id }))
    this.#onRun(world, at, { kind, rule: decision.rule }, applied)
  }
}

/** Reads no more than one event after the instant. */
function eventsUpTo(events: Iterable<DueEvent>, instant: number): readonly DueEvent[] {
  const reached: DueEvent[] = []
  for (const event of events) {
    if (event.at > instant) break
    reached.push(event)
  }
  return reached
}
