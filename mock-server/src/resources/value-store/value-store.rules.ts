import type { Lang } from '../../domain/letters/wording.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

const NOTICE = 'header_web_notice_text'
export const NOTICE_IN_ENGLISH = 'header_web_notice_text_en'

export type ReadValuesResult =
  | { readonly kind: 'found'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'missing'; readonly keys: readonly string[] }

/** Rule 16.11: the requested keys, each once, in the requested order; all of them or none. */
export const readValues = ({ values }: WorldState, keys: readonly string[], lang: Lang): ReadValuesResult => {
  const missing = keys.filter((key) => !Object.hasOwn(values, key))
  if (missing.length > 0) return { kind: 'missing', keys: [...new Set(missing)] }
  return { kind: 'found', values: Object.fromEntries(keys.map((key) => [key, textIn(lang, values, key)])) }
}

/** The notice is in the language of the call if the foundation wrote it in both. The two languages of a consent are keys of their own. */
const textIn = (lang: Lang, values: WorldState['values'], key: string): string =>
  (key === NOTICE && lang === 'en' && values[NOTICE_IN_ENGLISH]) || (values[key] ?? '')
