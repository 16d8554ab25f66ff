import { useLanguage } from '../../src/shared/ui/use-language.ts'
import czech from './rule-texts.cs.json' with { type: 'json' }

const texts: Readonly<Record<string, string>> = czech

/** `rule 9.2 Vote lock` is `pravidlo 9.2` in Czech: the rules have English titles only. Others without a text stay as they are. */
export function czechRule(rule: string): string {
  const number = /^rule (\d+\.\d+)/.exec(rule)?.[1]
  if (number !== undefined) return `pravidlo ${number}`
  return Object.hasOwn(texts, rule) ? (texts[rule] ?? rule) : rule
}

/** The reason for a response in the language of the console. */
export function useRuleText(): (rule: string) => string {
  const language = useLanguage()
  return (rule) => (language === 'cs' ? czechRule(rule) : rule)
}
