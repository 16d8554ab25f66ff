import type { Change } from '../domain/state/change.ts'
import type { WorldState } from '../domain/state/world-state.ts'
import type { NewFault } from './faults/read-fault.ts'

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

/** A person on whom provider states rely. `as` is the role in the params of a state, `values` are what states return of the person. */
export interface DescribedPerson {
  readonly login: string
  readonly label: string
  /** Null for a number that no one signs in with. */
  readonly scope: string | null
  readonly as?: string
  readonly values: Readonly<Record<string, string>>
  /** What the records hold of the person: `2 phones`. */
  readonly data: readonly string[]
}

/** What a Pact provider state sets up in a world of the default scenario. */
export interface ProviderStateSetup {
  /** A token for this person is returned as `token` and `uid`. */
  readonly person?: { readonly personId: string; readonly scope: string; readonly lifeMs?: number }
  readonly changes?: readonly Change[]
  /** Applied after the token was issued and the changes made (an expired token, an expired code): ISO duration. */
  readonly advance?: string
  readonly faults?: readonly NewFault[]
  /** Further values for the consumer's generators (phoneId, transactionId, code …). */
  readonly values?: Readonly<Record<string, string | number | boolean>>
  /** The person whom the state is about, if no one is signed in. */
  readonly about?: string
  /** Values that are read once the changes are made. */
  readonly readValues?: (state: WorldState) => Readonly<Record<string, string | number>>
}

/** The params of the pact and the start of the world (epoch ms): all data of a state is relative to `now`. */
export type StateContext = { readonly params: Readonly<Record<string, unknown>>; readonly now: number }

export type ProviderState = {
  /** The data that must exist, in one or two sentences, for a partner who implements the state in another backend. */
  readonly needs: string
  readonly setUp: (context: StateContext) => ProviderStateSetup
}

export type ProviderStates = Readonly<Record<string, ProviderState>>
