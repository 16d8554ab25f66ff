import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import czech from './magic-texts.cs.json' with { type: 'json' }

const translations: Readonly<Record<string, string>> = czech

export type MagicText = { text: string; lang: 'en' | undefined }

/**
 * The sandbox describes its magic values in English; Czech for the phrases that have a translation.
 */
export function useMagicTexts(): (english: string) => MagicText {
  const language = useLanguage()
  return (english) => {
    if (language === 'en') return { text: english, lang: undefined }
    const found = Object.hasOwn(translations, english) ? translations[english] : undefined
    return found === undefined ? { text: english, lang: 'en' } : { text: found, lang: undefined }
  }
}
