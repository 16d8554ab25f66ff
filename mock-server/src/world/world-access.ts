import type { CreateWorldOptions } from './create-world-options.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'
import type { WorldLabel, WorldSnapshot } from './world-snapshot.ts'

/** A value when the worlds are in this process, a promise when they are elsewhere. */
export type Awaitable<Result> = Result | Promise<Result>

/**
 * Access to worlds, wherever they are stored. `work` is synchronous and may run several times until a shared store accepts its result; an
 * effect that must happen once goes through `world.afterCommit`. An error of `work` is passed on, and then nothing of it happened. Throws
 * `StoreError` when the store cannot be read or written.
 */
export interface WorldAccess {
  readonly scenarios: readonly Scenario[]
  /** Other processes use the same worlds. */
  readonly isShared: boolean
  /** Whether the worlds outlive this process. */
  readonly isDurable: boolean
  /** Runs `work` on the newest state of the world with this id; `default` is created at its first use. */
  withWorld<Result>(id: string, work: (world: World | undefined) => Result): Awaitable<Result>
  /** The same after a wait, in a world found before; a later world of the same name does not replace a closed one. */
  resume<Result>(world: World, work: (world: World) => Result): Awaitable<Result>
  /** The most worlds; one more is refused. */
  readonly limit: number
  /** Throws `WorldRefusedError` for a taken id, an unknown scenario or one world too many. */
  open(options: CreateWorldOptions): Awaitable<World>
  /** A new world from a stored snapshot, with its messages, codes and clock. Tokens are not valid in it, because they name their world. */
  openAt(snapshot: WorldSnapshot, id?: string): Awaitable<World>
  close(id: string): Awaitable<boolean>
  /** Removes the unnamed worlds that were not used for a day, and stores when the others were. */
  removeUnused(): Awaitable<void>
  /** The open worlds, the oldest first. */
  all(): Awaitable<readonly WorldSummary[]>
  /** The clock for responses outside of any world: the default world's. Epoch ms. */
  now(): number
}

export interface WorldSummary {
  readonly id: string
  readonly scenario: string
  readonly label: WorldLabel
  /** Real time, epoch ms. */
  readonly createdAt: number
  readonly usedAt: number
  readonly clock: { readonly frozen: boolean; now(): number }
}
