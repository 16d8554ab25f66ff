import { useTranslation } from 'react-i18next'
import type { RecurringPayment } from '../../shared/api/wire.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { useDates } from './use-dates.ts'

/** The last charge failed: when it is retried, and what the donor can check meanwhile. */
export function FailedCharge({ payment }: { payment: RecurringPayment }) {
  const { t } = useTranslation('recurring-payment')
  const dates = useDates(payment)
  if (payment.failedOn === null || payment.status !== 'active') return null
  return (
    <Banner tone="warn" title={t(($) => $.charge.failed, dates)}>
      {payment.nextChargeOn === null ? t(($) => $.charge.noMore) : t(($) => $.charge.again, dates)}
    </Banner>
  )
}
