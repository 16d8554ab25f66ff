import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '../../shared/api/wire.ts'
import { formatDate, formatMonthYear } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'

/**
 * All texts of a row, created once for the entire list: hundreds of rows that each subscribe to the
 * language would take half a second to render.
 */
export type RowTexts = {
  money: (crowns: number) => string
  /** A standalone date; in large type it may wrap in a narrow column. */
  day: (day: string) => string
  /** A date inside a sentence. */
  date: (day: string) => string
  month: (month: string) => string
  type: Record<Payment['type'], string>
  state: Record<Payment['state'], string>
  noFamily: string
  sharedOn: string
  sentOn: string
  from: string
  symbol: (number: string) => string
  forMonth: (month: string) => string
  next: (day: string) => string
  now: string
  familiesBy: (day: string) => string
  changedOn: (day: string) => string
}

export function useRowTexts(): RowTexts {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  return useMemo(() => {
    const date = (day: string) => withNoBreakSpaces(formatDate(day, language))
    return {
      money: (crowns) => formatMoney(crowns, language),
      day: (day) => formatDate(day, language),
      date,
      month: formatMonthYear,
      type: {
        transfer: t(($) => $.type.transfer),
        card: t(($) => $.type.card),
        mobile: t(($) => $.type.mobile),
        sms: t(($) => $.type.sms),
      },
      state: {
        pending: t(($) => $.state.pending),
        sent: t(($) => $.state.sent),
        reassigned: t(($) => $.state.reassigned),
      },
      noFamily: t(($) => $.noFamily),
      sharedOn: t(($) => $.card.shared),
      sentOn: t(($) => $.column.sentOn),
      from: t(($) => $.card.from),
      symbol: (number) => t(($) => $.card.symbol, { number }),
      forMonth: (month) => t(($) => $.card.month, { month: formatMonthYear(month) }),
      next: (day) => t(($) => $.next.date, { date: date(day) }),
      now: t(($) => $.next.now),
      familiesBy: (day) => t(($) => $.next.families, { date: date(day) }),
      changedOn: (day) => t(($) => $.changed, { date: date(day) }),
    }
  }, [t, language])
}
