import { useTranslation } from 'react-i18next'
import type { Payment } from '../../shared/api/wire.ts'
import { byYear, type Handover, receivedTotals, sentTotals, yearReceived, yearSent } from './payment-rules.ts'
import { ReceivedCards, ReceivedTable } from './received-rows.tsx'
import { SentCards, SentTable } from './sent-rows.tsx'
import { useIsWide } from './use-is-wide.ts'
import { YearList } from './year-list.tsx'

/** What the donor gave, year by year. */
export function ReceivedList({ payments, today }: { payments: readonly Payment[]; today: string }) {
  const { t } = useTranslation('payment')
  const Rows = useIsWide() ? ReceivedTable : ReceivedCards
  return byYear(payments, yearReceived).map(({ year, items }) => (
    <YearList key={year} title={year} crowns={receivedTotals(items).received}>
      <Rows title={t(($) => $.caption.received, { year })} payments={items} today={today} />
    </YearList>
  ))
}

/** To whom it went, by the year in which families got it. */
export function SentList({ handovers }: { handovers: readonly Handover[] }) {
  const { t } = useTranslation('payment')
  const Rows = useIsWide() ? SentTable : SentCards
  return byYear(handovers, ({ payment }) => yearSent(payment)).map(({ year, items }) => (
    <YearList key={year} title={year} crowns={sentTotals(items).sent}>
      <Rows title={t(($) => $.caption.sent, { year })} handovers={items} />
    </YearList>
  ))
}
