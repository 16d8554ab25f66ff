import { useTranslation } from 'react-i18next'
import { useApi } from '../../shared/api/api-context.tsx'
import { useLoaded } from '../../shared/api/use-loaded.ts'
import { Card } from '../../shared/ui/card.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import { LoadFailed, UnknownPayment } from './load-failed.tsx'
import { RecurringPanel } from './recurring-panel.tsx'
import styles from './recurring-payment.module.css'
import { recurringPaymentQuery, recurringPaymentsQuery } from './recurring-payment-queries.ts'

type RecurringPaymentsProps = {
  /** The profile knows of a next charge: its place is kept. Most donors have none, and nothing is to come and go for them. */
  isExpected?: boolean
}

/** The recurring payments by card of the signed-in donor; nothing where there are none. */
export function RecurringPayments({ isExpected = true }: RecurringPaymentsProps) {
  const { data, failure, retry } = useLoaded(recurringPaymentsQuery(useApi()))
  if (failure) return <LoadFailed failure={failure} onRetry={retry} />
  if (!data) return isExpected ? <Waiting /> : null
  if (data.length === 0) return null
  return (
    <Stack gap={4}>
      {data.map((payment) => (
        <RecurringPanel key={payment.recurringId} payment={payment} />
      ))}
    </Stack>
  )
}

/** One of them, for whoever came by the link of its e-mail; without an id that could be one, nobody needs to be asked. */
export function RecurringPaymentByLink({ recurringId }: { recurringId: string | undefined }) {
  return recurringId === undefined ? <UnknownPayment /> : <LinkedPayment recurringId={recurringId} />
}

function LinkedPayment({ recurringId }: { recurringId: string }) {
  const { data, failure, retry } = useLoaded(recurringPaymentQuery(useApi(), recurringId))
  if (data) return <RecurringPanel payment={data} />
  if (failure?.code === 404) return <UnknownPayment />
  return failure ? <LoadFailed failure={failure} onRetry={retry} /> : <Waiting />
}

function Waiting() {
  const { t } = useTranslation('recurring-payment')
  return (
    <Card as="section" look="roomy" aria-label={t(($) => $.title)} className={styles.waiting}>
      <Skeleton shape="titled" lines={5} />
    </Card>
  )
}
