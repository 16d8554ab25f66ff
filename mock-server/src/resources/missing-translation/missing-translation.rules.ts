import { type Change, set } from '../../domain/state/change.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

const KEYS_KEPT = 1_000

/** Rule 16.12: counts one more report of a key without a text. The list is limited: new keys after the first thousand are dropped. */
export const reportMissing = (state: WorldState, lang: string, key: string): readonly Change[] => {
  const reported = Object.hasOwn(state.missingTranslations, lang) ? (state.missingTranslations[lang] ?? {}) : {}
  const known = Object.hasOwn(reported, key)
  if (!known && Object.keys(reported).length >= KEYS_KEPT) return []
  return [set(['missingTranslations', lang, key], (known ? (reported[key] ?? 0) : 0) + 1)]
}
