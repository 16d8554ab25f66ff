import { createInstance, type i18n, type PostProcessorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../shared/api/credentials.ts'
import type { MissingTranslation } from '../shared/api/missing-translation.ts'
import ui from '../shared/ui/locales/cs.json' with { type: 'json' }
import app from './locales/cs.json' with { type: 'json' }
import { applySavedTexts } from './text-updates.ts'

const MISSING_TEXTS = 'missing-texts'

/** How i18next found a text (`postProcessPassResolved`); without `res` no language has it. */
type Lookup = { lng?: string; i18nResolved: { res?: unknown; usedKey: string; usedLng: string; usedNS: string } }

/** Runs on every text: i18next's own handler of missing keys is not called for a text of the fallback language. */
function missingTexts(onMissing: (missing: MissingTranslation) => void): PostProcessorModule {
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

/** Czech texts by namespace, as a screen imports them in its own chunk. */
export type Texts = Readonly<Record<string, object>>

/** Czech is the fallback. `onMissing` is called with every text that a language lacks, once per key and language. */
export function createI18n(onMissing: (missing: MissingTranslation) => void): i18n {
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .use(missingTexts(onMissing))
    .init({
      initAsync: false,
      lng: 'cs',
      fallbackLng: 'cs',
      supportedLngs: ['cs', 'en'],
      defaultNS: 'app',
      ns: ['app', 'ui'],
      resources: { cs: { app, ui } },
      partialBundledLanguages: true,
      // React escapes what it renders; escaping twice would show entities.
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
      postProcess: MISSING_TEXTS,
      postProcessPassResolved: true,
    })
  if (import.meta.hot) applySavedTexts(import.meta.hot, instance)
  return instance
}

/** Adds a screen's Czech texts and, if the language is English, fetches the English ones. */
export async function addTexts(instance: i18n, texts: Texts, language: Language): Promise<void> {
  for (const [namespace, text] of Object.entries(texts)) {
    if (!instance.hasResourceBundle('cs', namespace)) instance.addResourceBundle('cs', namespace, text)
  }
  // The language may be about to be switched, whose texts were listed before these.
  if ((wanted.get(instance) ?? language) === 'en') await addEnglish(instance, Object.keys(texts))
}

const wanted = new WeakMap<i18n, Language>()

/** On failure the language stays. If the user chooses again meanwhile, the last choice wins. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  wanted.set(instance, language)
  if (language === 'en') {
    await addEnglish(instance, Object.keys(instance.getDataByLanguage('cs') ?? {})).catch((failure: unknown) => {
      wanted.delete(instance)
      throw failure
    })
  }
  if (wanted.get(instance) !== language) return
  await instance.changeLanguage(language)
}

async function addEnglish(instance: i18n, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !instance.hasResourceBundle('en', namespace))
  if (missing.length === 0) return
  const { loadEnglish } = await import('./english-texts.ts')
  await Promise.all(
    missing.map(async (namespace) => {
      const texts = await loadEnglish(namespace)
      if (texts) instance.addResourceBundle('en', namespace, texts)
    }),
  )
}
