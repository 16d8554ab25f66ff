import type { WorldState } from '../../domain/state/world-state.ts'

export type ReadValuesResult =
  | { readonly kind: 'found'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'missing'; readonly keys: readonly string[] }

/** Rule 16.11: the requested keys, each once, in the requested order; all of them or none. */
export const readValues = (state: WorldState, keys: readonly string[]): ReadValuesResult => {
  const missing = keys.filter((key) => !Object.hasOwn(state.values, key))
  if (missing.length > 0) return { kind: 'missing', keys: [...new Set(missing)] }
  return { kind: 'found', values: Object.fromEntries(keys.map((key) => [key, state.values[key] ?? ''])) }
}
