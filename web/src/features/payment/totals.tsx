import { useTranslation } from 'react-i18next'
import type { Payment } from '../../shared/api/wire.ts'
import { Money } from '../../shared/ui/money.tsx'
import styles from './overview.module.css'
import { type Handover, receivedTotals, sentTotals } from './payment-rules.ts'

/** Sums of the shown payments: received, distributed to families, waiting. */
export function ReceivedTotals({ payments }: { payments: readonly Payment[] }) {
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

export function SentTotals({ handovers }: { handovers: readonly Handover[] }) {
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
