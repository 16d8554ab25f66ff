import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Payment, Payments, PlannedPayment } from '#web/shared/api/wire.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import { useLanguage } from '#web/shared/ui/use-language.ts'
import { ExportPanel } from './export-panel.tsx'
import { EVERY_YEAR, PaymentFilter, usePaymentView } from './payment-filter.tsx'
import { ReceivedList, SentList } from './payment-lists.tsx'
import {
  type Handover,
  handoversOf,
  receivedTotals,
  sentTotals,
  yearReceived,
  yearSent,
  yearsOf,
} from './payment-rules.ts'
import { findablePlan, findableText, searchFor } from './payment-search.ts'
import { useTypeTexts } from './payment-texts.ts'
import styles from './payments.module.css'
import { PlannedList } from './planned-list.tsx'

/** Sums of the shown payments: received, distributed to families, waiting. */
function ReceivedTotals({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('payment')
  const { received, sent, waiting } = receivedTotals(payments)
  const figures = [
    { term: t(($) => $.total.received), crowns: received },
    { term: t(($) => $.total.sent), crowns: sent },
    { term: t(($) => $.total.waiting), crowns: waiting },
  ]
  return (
    <dl className={styles.totals}>
      {figures.map(({ term, crowns }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Money crowns={crowns} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function SentTotals({ handovers }: { handovers: readonly Handover[] }) {
  const { t } = useTranslation('payment')
  const { sent, families } = sentTotals(handovers)
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t(($) => $.total.sent)}</dt>
        <dd>
          <Money crowns={sent} />
        </dd>
      </div>
      <div>
        <dt>{t(($) => $.total.families)}</dt>
        <dd className="num">{families}</dd>
      </div>
    </dl>
  )
}

type PaymentsPanelProps = {
  all: Payments
  today: string
  typed: string
  onType: (text: string) => void
  onManage: () => void
}

export function PaymentsPanel({ all, today, typed, onType, onManage }: PaymentsPanelProps) {
  const { t } = useTranslation('payment')
  const { view, year, show } = usePaymentView(today)
  const isReceived = view === 'received'
  const { found, planned } = useFound(all, typed, year)
  const isIn = (own: string) => year === EVERY_YEAR || own === year
  const received = isReceived ? found.filter((payment) => isIn(yearReceived(payment))) : []
  const handovers = isReceived ? [] : handoversOf(found.filter((payment) => isIn(yearSent(payment))))
  const count = isReceived ? received.length : handovers.length
  return (
    <Stack gap={5}>
      <section className={styles.overview} aria-label={t(($) => $.total.label)}>
        <p className={styles.overviewTitle}>
          {year === EVERY_YEAR ? t(($) => $.total.ever) : t(($) => $.total.year, { year })}
        </p>
        {isReceived ? <ReceivedTotals payments={received} /> : <SentTotals handovers={handovers} />}
      </section>
      <PaymentFilter
        shown={{ view, year }}
        years={yearsOf(all, today)}
        today={today}
        typed={typed}
        onYear={(chosen) => show({ year: chosen })}
        onType={onType}
      />
      <p role="status" className="visually-hidden">
        {t(($) => $.count, { count })}
      </p>
      {isReceived && planned.length > 0 && <PlannedList planned={planned} onManage={onManage} />}
      {count === 0 && (
        <NothingShown
          isSearch={typed.trim() !== ''}
          year={year}
          onClear={() => onType('')}
          onEveryYear={() => show({ year: EVERY_YEAR })}
        />
      )}
      {isReceived ? (
        <ReceivedList key={`rows ${year}`} payments={received} today={today} />
      ) : (
        <SentList key={`rows ${year}`} handovers={handovers} />
      )}
      <ExportPanel key={year} payments={all.payments} range={rangeOf(year, all, today)} />
    </Stack>
  )
}

/** A year up to today, or all time from the first payment until today. */
function rangeOf(year: string, { payments }: Payments, today: string) {
  if (year !== EVERY_YEAR) return { from: `${year}-01-01`, to: year === today.slice(0, 4) ? today : `${year}-12-31` }
  const days = payments.map(({ settledOn }) => settledOn)
  return { from: days.reduce((first, day) => (day < first ? day : first), today), to: today }
}

type NothingShownProps = { isSearch: boolean; year: string; onClear: () => void; onEveryYear: () => void }

/** There are payments, but none match the filter: a link to all of them. */
function NothingShown({ isSearch, year, onClear, onEveryYear }: NothingShownProps) {
  const { t } = useTranslation('payment')
  return (
    <Card variant="flat">
      <Stack gap={3} align="start">
        <p>{isSearch ? t(($) => $.nothing.found) : t(($) => $.nothing.inYear, { year })}</p>
        {isSearch && <Button onClick={onClear}>{t(($) => $.nothing.clear)}</Button>}
        {year !== EVERY_YEAR && <Button onClick={onEveryYear}>{t(($) => $.nothing.everyYear)}</Button>}
      </Stack>
    </Card>
  )
}

/** Creates the searchable texts with the first search, and renders a long list with a lower priority than typing. */
function useFound({ payments, planned }: Payments, typed: string, year: string) {
  const language = useLanguage()
  const { transfer, card, mobile, sms } = useTypeTexts()
  const wanted = useDeferredValue(typed)
  const isSearch = wanted.trim() !== ''
  const texts = useMemo(() => {
    if (!isSearch) return undefined
    const typeTexts = { transfer, card, mobile, sms }
    return {
      payments: new Map(payments.map((payment) => [payment, findableText(payment, typeTexts, language)])),
      planned: new Map(planned.map((plan) => [plan, findablePlan(plan, card, language)])),
    }
  }, [isSearch, payments, planned, transfer, card, mobile, sms, language])
  const isFound = searchFor(wanted)
  const isIn = ({ date }: PlannedPayment) => year === EVERY_YEAR || date.startsWith(year)
  return {
    found: texts ? payments.filter((payment) => isFound(texts.payments.get(payment) ?? '')) : payments,
    planned: planned.filter((plan) => isIn(plan) && (!texts || isFound(texts.planned.get(plan) ?? ''))),
  }
}
