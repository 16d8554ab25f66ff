import { WorldRefusedError } from './create-world-options.ts'
import type { Awaitable } from './world-access.ts'
import type { WorldSnapshot } from './world-snapshot.ts'

/** What a state link opens. */
export interface StateLink {
  readonly snapshot: WorldSnapshot
  /** The id of the world that was saved. */
  readonly world: string
  /** Real time, epoch ms. */
  readonly savedAt: number
  /** The journal and the recording of the world, as `sandbox-api/state-link.ts` encodes them. */
  readonly history: Uint8Array
}

/** A state link in the list, without its state. */
export type StateLinkSummary = Pick<StateLink, 'world' | 'savedAt'> &
  Pick<WorldSnapshot, 'scenario' | 'now' | 'label'> & { readonly id: string }

/** State links, stored under an id until they are deleted: bug reports refer to them, so none is dropped to make room for another. */
export interface Snapshots {
  readonly limit: number
  /** Throws `WorldRefusedError` for one more than the limit. */
  keep(link: StateLink): Awaitable<string>
  get(id: string): Awaitable<StateLink | undefined>
  delete(id: string): Awaitable<boolean>
  /** The newest first. */
  all(): Awaitable<readonly StateLinkSummary[]>
}

export const MAX_SNAPSHOTS = 1_000

/** The state costs nothing, because the tree is shared. */
export class MemorySnapshots implements Snapshots {
  readonly limit: number
  readonly #links = new Map<string, StateLink>()

  constructor(limit = MAX_SNAPSHOTS) {
    this.limit = limit
  }

  keep(link: StateLink): string {
    if (this.#links.size >= this.limit) throw tooManySnapshots(this.limit)
    const id = freshSnapshotId()
    this.#links.set(id, link)
    return id
  }

  get(id: string): StateLink | undefined {
    return this.#links.get(id)
  }

  delete(id: string): boolean {
    return this.#links.delete(id)
  }

  all(): readonly StateLinkSummary[] {
    return Array.from(
      this.#links,
      ([
        id,
        {
          world,
          savedAt,
          snapshot: { scenario, now, label },
        },
      ]) => ({
        id,
        world,
        savedAt,
        scenario,
        now,
        label,
      }),
    ).toReversed()
  }
}

export const freshSnapshotId = (): string => `s-${crypto.randomUUID()}`

export const tooManySnapshots = (limit: number): WorldRefusedError =>
  new WorldRefusedError(
    'too-many-snapshots',
    `There are ${limit} state links, the most; GET /sandbox/snapshots lists them, DELETE /sandbox/snapshots/{snapshot} makes room`,
  )
