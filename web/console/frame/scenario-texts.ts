import { useLanguage } from '../../src/shared/ui/use-language.ts'
import czech from './scenario-texts.cs.json' with { type: 'json' }

const translations: Readonly<Record<string, string>> = czech

export type ScenarioText = { text: string; lang: 'en' | undefined }

/** The texts of the scenarios are English; Czech for the phrases that have a translation. */
export function useScenarioTexts(): {
  toWords: (english: string) => ScenarioText
  /** The name of a scenario, `Týden výplaty (payout-week)`. */
  titleOf: (name: string) => string
} {
  const language = useLanguage()
  return {
    titleOf(name) {
      const title = language === 'cs' && Object.hasOwn(translations, name) ? translations[name] : undefined
      return title === undefined ? name : `${title} (${name})`
    },
    toWords(english) {
      if (language === 'en') return { text: english, lang: undefined }
      const found = Object.hasOwn(translations, english) ? translations[english] : undefined
      return found === undefined ? { text: english, lang: 'en' } : { text: found, lang: undefined }
    },
  }
}
