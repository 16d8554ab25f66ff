import { useTranslation } from 'react-i18next'
import type { Frequency } from '#web/shared/api/wire.ts'
import { Card } from '#web/shared/ui/card/card.tsx'
import styles from './giving-calendar.module.css'

const once = ['now', 'nextDay', 'twoDays', 'nextMonth'] as const

/** When payments are processed, in words (rules 7.2, 7.9). */
export function GivingCalendar({ frequency }: { frequency: Frequency }) {
  const { t } = useTranslation('giving')
  const entries = frequency === 'recurring' ? ([...once, 'twentieth'] as const) : once
  return (
    <Card as="section" variant="flat" aria-labelledby="giving-calendar">
      <h2 id="giving-calendar" className={styles.title}>
        {t(($) => $.calendar.title)}
      </h2>
      <dl className={styles.list}>
        {entries.map((entry) => (
          <div key={entry} className={styles.entry}>
            <dt className={styles.when}>{t(($) => $.calendar[entry].when)}</dt>
            <dd>{t(($) => $.calendar[entry].what)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
