import type { AppliedChange } from '../domain/state/commit.ts'
import type { DueEvent, DueEvents } from '../domain/state/due-event.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { World } from './world.ts'

/** A run of events that never ends (an event that brings itself forward) is a fault of the rules, not a reason to hang. */
const RUN_LIMIT = 100_000

/** Told of each event that changed something, within its step; app.ts lets the journal listen. */
export type OnRun = (
  world: World,
  at: number,
  what: { readonly kind: string; readonly rule: string },
  changes: readonly AppliedChange[],
) => void

/** Runs what became due, in order, and reads the same list ahead. Handed the domain's rules by app.ts. */
export class Scheduler {
  readonly #dueEvents: DueEvents
  readonly #onRun: OnRun

  constructor(dueEvents: DueEvents, onRun: OnRun = () => {}) {
    this.#dueEvents = dueEvents
    this.#onRun = onRun
  }

  /** The events after the world's present moment, soonest first. */
  ahead(world: World, limit = Number.POSITIVE_INFINITY): readonly DueEvent[] {
    return this.#dueEvents(world.state, world.ranUpTo).slice(0, limit)
  }

  /**
   * Runs every event up to `moment` (epoch ms, inclusive). Each moment's events see what the earlier ones did. They are one step of the
   * world: all of them happened, or none.
   */
  runUpTo(world: World, moment: number): readonly DueEvent[] {
    if (moment <= world.ranUpTo || this.#firstAt(world) > moment) {
      if (moment > world.ranUpTo) world.ranUpTo = moment
      return []
    }
    return world.transaction(() => this.#runAll(world, moment))
  }

  #runAll(world: World, moment: number): readonly DueEvent[] {
    const ran: DueEvent[] = []
    for (let first = this.#firstAt(world); first <= moment; first = this.#firstAt(world)) {
      const events = this.#dueEvents(world.state, world.ranUpTo).filter(({ at }) => at === first)
      for (const event of events) this.#run(world, event)
      ran.push(...events)
      world.ranUpTo = first
      delete world.attachments.next
      if (ran.length > RUN_LIMIT)
        throw new Error(`More than ${RUN_LIMIT} events were due, the last one ${events[0]?.id}`)
    }
    world.ranUpTo = moment
    return ran
  }

  /** Remembered until the state changes: most calls only learn here that nothing is due. */
  #firstAt(world: World): number {
    const known = world.attachments.next as { readonly state: WorldState; readonly at: number } | undefined
    if (known?.state === world.state) return known.at
    const at = this.#dueEvents(world.state, world.ranUpTo)[0]?.at ?? Number.POSITIVE_INFINITY
    world.attachments.next = { state: world.state, at }
    return at
  }

  #run(world: World, { apply, at, kind }: DueEvent): void {
    if (!apply) return
    const { decision, applied } = world.act((state, random) => apply(state, { now: at, random, worldId: world.id }))
    this.#onRun(world, at, { kind, rule: decision.rule }, applied)
  }
}
