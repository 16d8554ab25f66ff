import { useTranslation } from 'react-i18next'
import type { RecurringPayment } from '../../shared/api/wire.ts'
import { Card } from '../../shared/ui/card.tsx'
import { Chip } from '../../shared/ui/chip.tsx'
import { Row, Stack } from '../../shared/ui/stack.tsx'
import styles from './recurring-payment.module.css'
import { useDates } from './use-dates.ts'

type PastPaymentProps = { payment: RecurringPayment; status: 'cancelled' | 'ended'; anchor: string | undefined }

/** An ended payment takes one line, because the page is about giving. */
export function PastPayment({ payment, status, anchor }: PastPaymentProps) {
  const { t } = useTranslation('recurring-payment')
  const dates = useDates(payment)
  return (
    <Card as="section" variant="flat" aria-label={t(($) => $.title)}>
      <Stack gap={1}>
        <Row apart gap={2}>
          <h2 id={anchor} tabIndex={-1} className={styles.title}>
            {t(($) => $.titleWithAmount, dates)}
          </h2>
          <Chip>{t(($) => $.status[status])}</Chip>
        </Row>
        <p className="soft">{t(($) => $.past[status], dates)}</p>
      </Stack>
    </Card>
  )
}
