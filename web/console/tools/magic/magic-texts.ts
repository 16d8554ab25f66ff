import { useLanguage } from '../../../src/shared/ui/use-language.ts'
import czech from './magic-words.cs.json' with { type: 'json' }

const words: Readonly<Record<string, string>> = czech

export type MagicText = { text: string; lang: 'en' | undefined }

/** What the sandbox says of its magic values is English; in Czech by the phrase, where the phrase is known. */
export function useMagicTexts(): (english: string) => MagicText {
  const language = useLanguage()
  return (english) => {
    if (language === 'en') return { text: english, lang: undefined }
    const found = Object.hasOwn(words, english) ? words[english] : undefined
    return found === undefined ? { text: english, lang: 'en' } : { text: found, lang: undefined }
  }
}
