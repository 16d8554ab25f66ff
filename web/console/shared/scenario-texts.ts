import { useLanguage } from '../../src/shared/ui/use-language.ts'
import czech from './scenario-texts.cs.json' with { type: 'json' }

type Texts = Readonly<Record<string, string>>
const translations: Texts = czech

/** The sandbox describes its scenarios and values in English; Czech for the phrases that have a translation. */
export function useCzechFor(texts: Texts): (english: string) => { text: string; lang: 'en' | undefined } {
  const language = useLanguage()
  return (english) => {
    const found = Object.hasOwn(texts, english) ? texts[english] : undefined
    if (language === 'en' || found === undefined) return { text: english, lang: language === 'en' ? undefined : 'en' }
    return { text: found, lang: undefined }
  }
}

/** The texts of the scenarios. */
export function useScenarioTexts() {
  const toWords = useCzechFor(translations)
  return {
    toWords,
    /** The name of a scenario, `Týden výplaty (payout-week)`. */
    titleOf: (name: string): string => {
      const { text } = toWords(name)
      return text === name ? name : `${text} (${name})`
    },
  }
}
