import { formatMoney } from '../format/money.ts'
import { spokenText } from './spoken-text.tsx'
import { useLanguage } from './use-language.ts'

/** An integer amount of Czech crowns, `1 234 Kč`, never broken across lines, with tabular figures. */
export function Money({ crowns }: { crowns: number }) {
  const language = useLanguage()
  return <span className="num">{spokenText(formatMoney(crowns, language), language)}</span>
}
