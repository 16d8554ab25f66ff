import type { CreateWorldOptions } from './create-world-options.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'
import type { WorldSnapshot } from './world-snapshot.ts'

/** At once where the worlds are in this process, later where they are elsewhere. */
export type Awaitable<Result> = Result | Promise<Result>

/**
 * How everybody reaches worlds, wherever they are kept. `work` is synchronous and may be done several times, until a store that others
 * write to takes what came of it: what must happen once goes through `world.onceKept`. What `work` throws comes out, and then nothing
 * of it happened. Throws `NotKeptError` where the store cannot be read or written.
 */
export interface WorldAccess {
  readonly scenarios: readonly Scenario[]
  /** Other processes use the same worlds. */
  readonly isShared: boolean
  /** Does `work` on the newest state of the world with this id; `default` is made at its first use. */
  withWorld<Result>(id: string, work: (world: World | undefined) => Result): Awaitable<Result>
  /** The same after a wait, in a world that was found before: one that was closed meanwhile is not mixed up with a later one of its name. */
  resume<Result>(world: World, work: (world: World) => Result): Awaitable<Result>
  /** Throws `WorldRefusedError` for a taken id or an unknown scenario. */
  open(wish: CreateWorldOptions): Awaitable<World>
  /** A new world that starts from a stored snapshot, messages, codes and clock included. Tokens stay behind: they name their world. */
  openAt(snapshot: WorldSnapshot, id?: string): Awaitable<World>
  close(id: string): Awaitable<boolean>
  /** Those that are open, the oldest first. */
  all(): Awaitable<readonly WorldSummary[]>
  /** The clock that answers outside of any world show: the default world's. Epoch ms. */
  now(): number
}

export interface WorldSummary {
  readonly id: string
  readonly scenario: string
  readonly clock: { readonly frozen: boolean; now(): number }
}
