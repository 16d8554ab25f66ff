import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMonthYear } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { withNoBreakSpaces } from '../../shared/format/no-break-spaces.ts'
import { useLanguage } from '../../shared/ui/use-language.ts'

export type RowTexts = ReturnType<typeof useRowTexts>

/** Created once for the list: hundreds of rows that each subscribe to the language would take half a second. */
export function useRowTexts() {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  return useMemo(() => {
    const date = (day: string) => withNoBreakSpaces(formatDate(day, language))
    return {
      money: (crowns: number) => formatMoney(crowns, language),
      /** A standalone date; in large type it may wrap in a narrow column. */
      day: (day: string) => formatDate(day, language),
      /** A date inside a sentence. */
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
      symbol: (number: string) => t(($) => $.card.symbol, { number }),
      forMonth: (month: string) => t(($) => $.card.month, { month: formatMonthYear(month) }),
      next: (day: string) => t(($) => $.next.date, { date: date(day) }),
      now: t(($) => $.next.now),
      familiesBy: (day: string) => t(($) => $.next.families, { date: date(day) }),
      changedOn: (day: string) => t(($) => $.changed, { date: date(day) }),
    }
  }, [t, language])
}
