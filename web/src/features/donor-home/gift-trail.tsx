import { useTranslation } from 'react-i18next'
import { Card } from '#web/shared/ui/card/card.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { Row, Stack } from '#web/shared/ui/stack/stack.tsx'
import { Trail } from '#web/shared/ui/trail/trail.tsx'
import styles from './donor-home.module.css'
import { type LastPayment, trailOf } from './giving-rules.ts'

type GiftTrailProps = { payment: LastPayment; today: string; isCompany: boolean }

/** The money trail of the last payment: each state with its date. */
export function GiftTrail({ payment, today, isCompany }: GiftTrailProps) {
  const { t } = useTranslation('donor-home')
  const { received, waiting, handed } = trailOf(payment, today)
  const title = t(($) => $[isCompany ? 'company' : 'person'].trail)
  return (
    <Card as="section" variant="roomy">
      <Stack gap={5}>
        <Row apart gap={3} className={styles.head}>
          <h2>{title}</h2>
          <span className={styles.amount}>
            <Money crowns={payment.Amount} />
          </span>
        </Row>
        <Trail
          label={title}
          steps={[
            {
              id: 'received',
              state: received,
              title: t(($) => $.trail.received),
              detail: <DateText value={payment.Received} />,
            },
            {
              id: 'waiting',
              state: waiting,
              title: t(($) => $.trail.waiting[waiting]),
              detail: t(($) => $.trail.waitingDetail),
            },
            {
              id: 'handed',
              state: handed,
              title: t(($) => $.trail.handed[handed]),
              detail: <DateText value={payment.DistributionOn} />,
            },
          ]}
        />
        <p className="soft small">{t(($) => $.trail.rule)}</p>
      </Stack>
    </Card>
  )
}
