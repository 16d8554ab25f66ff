import type { LargeRecord } from './large-record.ts'
import type { WorldState } from './world-state.ts'

/**
 * One change of a commit: `value` is set at `path`, counted from the root of the world's state; `undefined` deletes the key. Changes are
 * applied in order, so a later one sees the earlier ones.
 */
export interface Change {
  readonly path: readonly string[]
  readonly value: unknown
}

type Members<T> = NonNullable<T> extends LargeRecord<infer Item> ? Readonly<Record<string, Item>> : NonNullable<T>
type Key<T> = keyof Members<T> & string
type At<T, K extends Key<T>> = Members<T>[K]
/** A large record is not replaced as a whole: the stores have changes as plain values. */
type Whole<T> = T extends LargeRecord<infer _Item> ? never : T

/**
 * A typed change: `set(['people', id, 'rating'], rating)`; the value must fit the path, `undefined` deletes it. Missing parents are
 * created as plain objects. Arrays are replaced entirely (`set(['messages'], [...])`).
 */
export function set<A extends Key<WorldState>>(path: readonly [A], value: Whole<At<WorldState, A>> | undefined): Change
export function set<A extends Key<WorldState>, B extends Key<At<WorldState, A>>>(
  path: readonly [A, B],
  value: At<At<WorldState, A>, B> | undefined,
): Change
export function set<
  A extends Key<WorldState>,
  B extends Key<At<WorldState, A>>,
  C extends Key<At<At<WorldState, A>, B>>,
>(path: readonly [A, B, C], value: At<At<At<WorldState, A>, B>, C> | undefined): Change
export function set<
  A extends Key<WorldState>,
  B extends Key<At<WorldState, A>>,
  C extends Key<At<At<WorldState, A>, B>>,
  D extends Key<At<At<At<WorldState, A>, B>, C>>,
>(path: readonly [A, B, C, D], value: At<At<At<At<WorldState, A>, B>, C>, D> | undefined): Change
export function set<
  A extends Key<WorldState>,
  B extends Key<At<WorldState, A>>,
  C extends Key<At<At<WorldState, A>, B>>,
  D extends Key<At<At<At<WorldState, A>, B>, C>>,
  E extends Key<At<At<At<At<WorldState, A>, B>, C>, D>>,
>(path: readonly [A, B, C, D, E], value: At<At<At<At<At<WorldState, A>, B>, C>, D>, E> | undefined): Change
export function set(path: readonly string[], value: unknown): Change {
  return { path, value }
}
