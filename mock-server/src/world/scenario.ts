import type { Change } from '../domain/state/change.ts'
import type { WorldState } from '../domain/state/world-state.ts'

/** A named starting point. `state` is created once and shared by every world (worlds copy along the path, never in place). */
export interface Scenario {
  readonly name: string
  readonly description: string
  /** ISO instant or offset date-time, e.g. `2026-11-10T10:00:00+01:00`. */
  readonly now: string
  readonly people: readonly ScenarioPerson[]
  readonly state: WorldState
}

/** A person shown by GET /sandbox/scenarios and the page at /sandbox; `birthDate` YYYY-MM-DD. */
export interface ScenarioPerson {
  readonly login: string
  readonly personId?: string
  readonly password?: string
  readonly birthDate?: string
  readonly label: string
  readonly shows: string
}

/** What a Pact provider state sets up; omitted values are those of the scenario (`default`). */
export interface ProviderStateSetup {
  readonly scenario?: string
  /** A token for this person is returned as `token` and `uid`. */
  readonly person?: { readonly personId: string; readonly scope: string; readonly lifeMs?: number }
  readonly changes?: readonly Change[]
  /** ISO instant to start at; default: the scenario's. The clock of a provider state is frozen unless `frozen: false`. */
  readonly now?: string
  readonly frozen?: boolean
  /** Applied after the token was issued and the changes made (an expired token, an expired code): ISO duration. */
  readonly advance?: string
  /** Bodies of POST /sandbox/worlds/{w}/faults. */
  readonly faults?: readonly Readonly<Record<string, unknown>>[]
  /** Further values for the consumer's generators (phoneId, transactionId, code …). */
  readonly values?: Readonly<Record<string, string | number | boolean>>
}

export type ProviderStates = Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => ProviderStateSetup>>
