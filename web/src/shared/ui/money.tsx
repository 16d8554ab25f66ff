import { formatMoney } from '../format/money.ts'
import { useLanguage } from './use-language.ts'

/** An integer amount of Czech crowns, `1 234 Kč`, never broken across lines, with tabular figures. */
export function Money({ crowns }: { crowns: number }) {
  return <span className="num">{formatMoney(crowns, useLanguage())}</span>
}
