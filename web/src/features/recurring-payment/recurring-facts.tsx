import { useTranslation } from 'react-i18next'
import type { RecurringPayment } from '../../shared/api/wire.ts'
import { DateText } from '../../shared/ui/date-text.tsx'
import { type Description, DescriptionList } from '../../shared/ui/description-list.tsx'

/** The dates of a payment; the last charge lies three years after the first (decision 1). */
export function RecurringFacts({ payment }: { payment: RecurringPayment }) {
  const { t } = useTranslation('recurring-payment')
  const days = [
    { id: 'next', day: payment.nextChargeOn, term: t(($) => $.facts.next) },
    { id: 'since', day: payment.startedOn, term: t(($) => $.facts.since) },
    { id: 'last', day: payment.lastChargeOn, term: t(($) => $.facts.last) },
    { id: 'cancelled', day: payment.cancelledOn, term: t(($) => $.facts.cancelled) },
  ]
  const rows: Description[] = days.flatMap(({ id, day, term }) =>
    day === null ? [] : [{ id, term, value: <DateText value={day} /> }],
  )
  return (
    <DescriptionList
      rows={[
        ...rows,
        { id: 'number', term: t(($) => $.facts.number), value: <span className="num">{payment.angelNumber}</span> },
      ]}
    />
  )
}
