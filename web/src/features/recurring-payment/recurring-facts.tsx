import { useTranslation } from 'react-i18next'
import type { RecurringPayment } from '../../shared/api/wire.ts'
import { DateText } from '../../shared/ui/date-text.tsx'
import { IdentityNumber } from '../../shared/ui/identity-number.tsx'
import styles from './recurring-payment.module.css'

/** The dates of a payment; the last charge is three years after the first (rule 7.4). */
export function RecurringFacts({ payment }: { payment: RecurringPayment }) {
  const { t } = useTranslation('recurring-payment')
  const days = [
    { id: 'next', day: payment.nextChargeOn, term: t(($) => $.facts.next) },
    { id: 'since', day: payment.startedOn, term: t(($) => $.facts.since) },
    { id: 'last', day: payment.lastChargeOn, term: t(($) => $.facts.last) },
    { id: 'cancelled', day: payment.cancelledOn, term: t(($) => $.facts.cancelled) },
  ]
  return (
    <dl className={styles.facts}>
      {days.map(
        ({ id, day, term }) =>
          day !== null && (
            <div key={id} className={styles.fact}>
              <dt className="soft">{term}</dt>
              <dd>
                <DateText value={day} />
              </dd>
            </div>
          ),
      )}
      <div className={styles.fact}>
        <dt className="soft">{t(($) => $.facts.number)}</dt>
        <dd className="num">
          <IdentityNumber number={payment.angelNumber} />
        </dd>
      </div>
    </dl>
  )
}
