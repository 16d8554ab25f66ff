import { formatMoney } from '#web/shared/format/money.ts'
import { useLanguage } from '../use-language.ts'
import { spokenText } from './spoken-text.tsx'

/** An integer amount of Czech crowns, `1 234 Kč`, never broken across lines, with tabular figures. */
export function Money({ crowns }: { crowns: number }) {
  const language = useLanguage()
  return <span className="num">{spokenText(formatMoney(crowns, language), language)}</span>
}
