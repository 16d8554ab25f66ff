import type { Log } from './kernel/log.ts'
import type { MonotonicSource } from './world/clock/clock.ts'
import type { NewSeed } from './world/create-world-options.ts'
import type { Coverage } from './world/journal/coverage.ts'
import type { Scenario } from './world/scenario.ts'
import type { Snapshots } from './world/snapshots.ts'
import type { WorldAccess } from './world/world-access.ts'
import type { WorldStore } from './world/world-store.ts'

/** What several servers have together (`database.ts`). */
export interface SharedParts {
  readonly worldsOf: (scenarios: readonly Scenario[], newSeed?: NewSeed) => WorldAccess
  readonly snapshots: Snapshots
  readonly coverage: Coverage
}

export interface AppOptions {
  /** Monotonic milliseconds; tests hand in their own. */
  readonly clock?: MonotonicSource
  /** Where worlds and snapshots are kept (`data-folder.ts`); in the memory when left out. */
  readonly store?: WorldStore
  readonly snapshots?: Snapshots
  /** In place of both: other processes use the same worlds. */
  readonly shared?: SharedParts
  readonly logLevel?: 'info' | 'error' | 'silent'
  /** In place of lines on the error stream. */
  readonly log?: Log
  /** Origins that browsers may call from, besides the server's own. */
  readonly origins?: readonly string[]
  /** The portal's own origin: where the gateway sends people back to. */
  readonly portalOrigin?: string
  /** Signs access tokens; random when it is left out, and then tokens end with the process. */
  readonly tokenSecret?: string
  readonly sandboxToken?: string
  /** Addresses and networks of the proxies whose X-Forwarded-For is believed, with commas between; by default none. */
  readonly trustProxy?: string
  /** Seeds that nobody can guess, for worlds made without one: codes and keys of a reachable server must not be computable. */
  readonly randomSeeds?: boolean
  /** Host names of this server besides loopback and `portalOrigin`; the sandbox answers under no other. */
  readonly allowedHosts?: readonly string[]
  /** Folder of the built console (`dist/console`). */
  readonly consoleDist?: string
  readonly checkAnswers?: boolean
  /** Milliseconds for the headers and for the whole request (rule 19.12). */
  readonly deadlines?: { readonly headers: number; readonly request: number }
}
