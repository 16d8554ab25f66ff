import type { Change } from './change.ts'
import type { Random } from './random.ts'
import type { WorldState } from './world-state.ts'

/**
 * A change that happens when the clock reaches `at` (epoch ms). `subject` names the person or thing, `summary` is one English sentence
 * for the list of next events. Without `apply` nothing is stored: a deadline passes (a code expires).
 */
export interface DueEvent {
  readonly id: string
  readonly at: number
  readonly kind: string
  readonly subject: string
  readonly summary: string
  readonly apply?: (state: WorldState, context: EventContext) => EventOutcome
}

export interface EventContext {
  readonly now: number
  readonly random: Random
  readonly worldId: string
}

export interface EventOutcome {
  readonly changes: readonly Change[]
  readonly rule: string
}

/**
 * The domain's events for the scheduler: all known events with `at` strictly after `after`, ordered by `at`, then `id`. Pure and cheap:
 * called after each commit that touched the domain's part of the state, for the first of them. The scheduler runs the events of the earliest instant, then calls
 * it again, because they may have changed the next ones.
 */
export type DueEvents = (state: WorldState, after: number) => Iterable<DueEvent>
