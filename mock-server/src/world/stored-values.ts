import { deserialize, serialize } from 'node:v8'
import { LargeRecord } from '../domain/state/large-record.ts'
import type { WorldState } from '../domain/state/world-state.ts'

/**
 * Converts values of the state to bytes and back, exactly: JSON would lose `undefined`, a file's bytes and -0. V8's format is stable on
 * disk: a newer Node reads what an older one wrote. Throws for other values, such as a function.
 */
export const encode = (value: unknown): Uint8Array => serialize(value)

export const decode = (bytes: Uint8Array): unknown => deserialize(bytes)

/** A state as the stores have it: plain objects alone. */
export type StoredState = Omit<WorldState, 'people'> & { readonly people: ReturnType<WorldState['people']['toRecord']> }

export const toStoredState = (state: WorldState): StoredState => ({ ...state, people: state.people.toRecord() })

export const fromStoredState = (stored: StoredState): WorldState => ({
  ...stored,
  people: LargeRecord.from(stored.people),
})
