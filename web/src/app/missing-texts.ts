import type { PostProcessorModule } from 'i18next'
import type { Language } from '../shared/api/credentials.ts'
import type { MissingTranslation } from '../shared/api/missing-translation.ts'

export const MISSING_TEXTS = 'missing-texts'

/** How i18next found a text (`postProcessPassResolved`); without `res` no language has it. */
type Lookup = { lng?: string; i18nResolved: { res?: unknown; usedKey: string; usedLng: string; usedNS: string } }

/**
 * Reports a text that a language lacks, once per key and language. It runs on every text because
 * i18next's own handler of missing keys is not called for a text found in the fallback language.
 */
export function missingTexts(onMissing: (missing: MissingTranslation) => void): PostProcessorModule {
  const reported = new Set<string>()
  function report(language: Language, { usedNS: namespace, usedKey: key }: Lookup['i18nResolved']) {
    const name = `${language} ${namespace} ${key}`
    if (reported.has(name)) return
    reported.add(name)
    onMissing({ language, namespace, key })
  }
  return {
    type: 'postProcessor',
    name: MISSING_TEXTS,
    process(value: string, _key: string[], { lng, i18nResolved }: Lookup, translator: { language: string }) {
      const isNowhere = i18nResolved.res === undefined
      if ((lng ?? translator.language) === 'en' && (isNowhere || i18nResolved.usedLng !== 'en'))
        report('en', i18nResolved)
      if (isNowhere) report('cs', i18nResolved)
      return value
    },
  }
}
