import type { Change } from '../state/change.ts'
import type { Random } from '../state/random.ts'
import type { WorldState } from '../state/world-state.ts'

/** The body of POST /sandbox/worlds/{w}/triggers: `person` is a login or personId, the rest belongs to the kind. */
export interface TriggerInput {
  readonly kind: string
  readonly person?: string
  readonly [detail: string]: unknown
}

/**
 * Either what happened, or the reason why it could not (`refused`, an English sentence, returned with 422) and the detail of the input that
 * is wrong, if it is one.
 */
export type TriggerOutcome =
  | { readonly changes: readonly Change[]; readonly rule: string; readonly subject: string; readonly summary: string }
  | TriggerRefusal

export type TriggerRefusal = { readonly refused: string; readonly field?: string }

export type TriggerRule = (
  state: WorldState,
  input: TriggerInput,
  context: { readonly now: number; readonly random: Random; readonly worldId: string },
) => TriggerOutcome

/** By kind. A kind in the sandbox's contract but not in the table is refused with the list of known kinds. */
export type Triggers = Readonly<Record<string, TriggerRule>>
