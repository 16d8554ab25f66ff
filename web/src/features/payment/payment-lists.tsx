import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment } from '#web/shared/api/wire.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { useTableRoom } from '#web/shared/ui/use-media.ts'
import {
  byYear,
  firstOfYears,
  type Handover,
  receivedTotals,
  sentTotals,
  yearReceived,
  yearSent,
} from './payment-rules.ts'
import styles from './payments.module.css'
import { ReceivedCards, ReceivedTable } from './received-rows.tsx'
import { useRowTexts } from './row-texts.ts'
import { SentCards, SentTable } from './sent-rows.tsx'
import { useMostRows } from './use-most-rows.tsx'

/** The donor's gifts by year. */
export function ReceivedList({ payments, today }: { payments: readonly Payment[]; today: string }) {
  const { t } = useTranslation('payment')
  const texts = useRowTexts()
  const isWide = useTableRoom()
  const Rows = isWide ? ReceivedTable : ReceivedCards
  const { most, more } = useMostRows(payments.length)
  return (
    <>
      {firstOfYears(byYear(payments, yearReceived), most).map(({ year, items, shown }) => (
        <YearList key={year} title={year} crowns={receivedTotals(items).received} count={shown.length} isWide={isWide}>
          <Rows title={t(($) => $.caption.received, { year })} payments={shown} today={today} texts={texts} />
        </YearList>
      ))}
      {more}
    </>
  )
}

/** The families that received them, by the year of distribution. */
export function SentList({ handovers }: { handovers: readonly Handover[] }) {
  const { t } = useTranslation('payment')
  const texts = useRowTexts()
  const isWide = useTableRoom()
  const Rows = isWide ? SentTable : SentCards
  const { most, more } = useMostRows(handovers.length)
  return (
    <>
      {firstOfYears(
        byYear(handovers, ({ payment }) => yearSent(payment)),
        most,
      ).map(({ year, items, shown }) => (
        <YearList key={year} title={year} crowns={sentTotals(items).sent} count={shown.length} isWide={isWide}>
          <Rows title={t(($) => $.caption.sent, { year })} handovers={shown} texts={texts} />
        </YearList>
      ))}
      {more}
    </>
  )
}

type YearListProps = { title: ReactNode; crowns: number; count: number; isWide: boolean; children: ReactNode }

/** Usual heights of a row, in rem. */
const ROW = { table: 6.5, card: 13 }

/**
 * A year far below the viewport is not rendered until it is near (payments.module.css). Another number of rows is another element:
 * a browser remembers the height of the former ones, and the page would jump when a donor scrolls to a filtered year.
 */
function YearList({ title, crowns, count, isWide, children }: YearListProps) {
  const height = `auto ${count * (isWide ? ROW.table : ROW.card)}rem`
  return (
    <Card as="section" className={styles.year}>
      <div className={styles.yearHead}>
        <h2>{title}</h2>
        <span className={styles.yearSum}>
          <Money crowns={crowns} />
        </span>
      </div>
      <div key={count} className={styles.rows} style={{ containIntrinsicSize: height }}>
        {children}
      </div>
    </Card>
  )
}
