import type { Log } from './kernel/http/log.ts'
import type { MonotonicSource } from './world/clock/clock.ts'
import type { NewSeed } from './world/create-world-options.ts'
import type { JournalLimits } from './world/journal/body-arena.ts'
import type { Coverage } from './world/journal/coverage.ts'
import type { Scenario } from './world/scenario.ts'
import type { Snapshots } from './world/snapshots.ts'
import type { WorldAccess } from './world/world-access.ts'
import type { WorldStore } from './world/world-store.ts'
import type { RealTime } from './world/worlds.ts'

/** The parts that several servers share (`database.ts`). */
export interface SharedParts {
  readonly worldsOf: (scenarios: readonly Scenario[], newSeed?: NewSeed, realTime?: RealTime) => WorldAccess
  readonly snapshots: Snapshots
  readonly coverage: Coverage
}

export interface AppOptions {
  /** Monotonic milliseconds; tests pass their own. */
  readonly clock?: MonotonicSource
  /** The age of worlds follows it; tests pass their own. */
  readonly realTime?: RealTime
  /** Stores worlds and snapshots (`data-folder.ts`); in memory by default. */
  readonly store?: WorldStore
  readonly snapshots?: Snapshots
  /** Replaces both when other processes use the same worlds. */
  readonly shared?: SharedParts
  /** Rejects with `StoreError` while the store of the worlds does not answer (`database.ts`). */
  readonly pingStore?: () => Promise<void>
  /** Aborted when the server begins to stop (`stop-gracefully.ts`). */
  readonly stopping?: AbortSignal
  readonly logLevel?: 'info' | 'error' | 'silent'
  /** Replaces lines on the error stream. */
  readonly log?: Log
  /** Origins that browsers may call from, besides the server's own. */
  readonly origins?: readonly string[]
  /** The portal's own origin: the gateway redirects back to it. */
  readonly portalOrigin?: string
  /** Signs access tokens; random by default, and then tokens end with the process. */
  readonly tokenSecret?: string
  readonly sandboxToken?: string
  /** Comma-separated addresses and networks of the proxies whose X-Forwarded-For is trusted; by default none. */
  readonly trustProxy?: string
  /** Unguessable seeds for worlds created without one: codes and keys of a public server must not be predictable. */
  readonly randomSeeds?: boolean
  /** Host names of this server besides loopback and `portalOrigin`; the sandbox refuses any other. */
  readonly allowedHosts?: readonly string[]
  /** Folder of the built console (`dist/console`). */
  readonly consoleDist?: string
  readonly checkAnswers?: boolean
  /** Bytes of uploads held in memory at once (rule 19.21). */
  readonly uploadBytes?: number
  /** Bytes of bodies in journals; they hold for the whole process. */
  readonly journalLimits?: JournalLimits
  /** Milliseconds for the headers and for the whole request (rule 19.12). */
  readonly deadlines?: { readonly headers: number; readonly request: number }
}
