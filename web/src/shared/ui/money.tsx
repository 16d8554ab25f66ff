import { formatMoney } from '../format/money.ts'
import { useLanguage } from './use-language.ts'

/** Whole Czech crowns, `1 234 Kč`, never broken across lines, figures of one width. */
export function Money({ crowns }: { crowns: number }) {
  return <span className="num">{formatMoney(crowns, useLanguage())}</span>
}
