import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMonthYear } from '#web/shared/format/date.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { spokenText } from '#web/shared/ui/spoken/spoken-text.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'

export type RowTexts = ReturnType<typeof useRowTexts>

/** Created once for the list: hundreds of rows that each subscribe to the language would take half a second. */
export function useRowTexts() {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  return useMemo(() => {
    const spoken = (text: string) => spokenText(text, language)
    const date = (day: string) => formatDate(day, language)
    return {
      money: (crowns: number) => spoken(formatMoney(crowns, language)),
      date: (day: string) => spoken(date(day)),
      month: (month: string) => spoken(formatMonthYear(month)),
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
      number: spoken,
      symbol: (number: string) => spoken(t(($) => $.card.symbol, { number })),
      forMonth: (month: string) => spoken(t(($) => $.card.month, { month: formatMonthYear(month) })),
      next: (day: string) => spoken(t(($) => $.next.date, { date: date(day) })),
      now: t(($) => $.next.now),
      familiesBy: (day: string) => spoken(t(($) => $.next.families, { date: date(day) })),
      changedOn: (day: string) => spoken(t(($) => $.changed, { date: date(day) })),
    }
  }, [t, language])
}
