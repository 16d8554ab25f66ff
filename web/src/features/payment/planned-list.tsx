import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlannedPayment } from '#web/shared/api/wire.ts'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Chip } from '#web/shared/ui/chip/chip.tsx'
import { DateText } from '#web/shared/ui/spoken/date-text.tsx'
import { Money } from '#web/shared/ui/spoken/money.tsx'
import { Row } from '#web/shared/ui/stack/stack.tsx'
import styles from './payment-rows.module.css'

type PlannedListProps = { planned: readonly PlannedPayment[]; onManage: () => void }

/** Planned charges of the card; no total includes them before they are charged. */
export function PlannedList({ planned, onManage }: PlannedListProps) {
  const { t } = useTranslation('payment')
  return (
    <Card as="section" variant="flat" className={styles.planned}>
      <Row apart gap={2}>
        <h2>{t(($) => $.planned.title)}</h2>
        <Chip tone="sky">
          <CalendarClock aria-hidden="true" />
          {t(($) => $.planned.chip)}
        </Chip>
      </Row>
      <ul className={styles.cards}>
        {planned.map(({ recurringId, date, amount, distributionOn }) => (
          <li key={`${recurringId} ${date}`} className={styles.itemHead}>
            <span>
              <DateText value={date} />
              <span className={styles.second}>
                {t(($) => $.planned.then)} <DateText value={distributionOn} />
              </span>
            </span>
            <span className={styles.sum}>
              <Money crowns={amount} />
            </span>
          </li>
        ))}
      </ul>
      <div className="no-print">
        <Button variant="link" onClick={onManage}>
          {t(($) => $.planned.manage)}
        </Button>
      </div>
    </Card>
  )
}
