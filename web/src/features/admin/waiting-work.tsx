import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOverview } from '../../shared/api/wire.ts'
import { Card } from '../../shared/ui/card.tsx'
import styles from './admin.module.css'
import { waitingWork } from './waiting-rules.ts'

/** The card at the top of the page: an administrator sees first which families wait. */
export function WaitingWork({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin')
  const titleId = useId()
  const waiting = waitingWork(overview)
  return (
    <Card as="section" variant="roomy" night aria-labelledby={titleId} className={styles.waiting}>
      <h2 id={titleId}>{t(($) => (waiting.length === 0 ? $.waiting.none : $.waiting.title))}</h2>
      {waiting.length === 0 ? (
        <p className={styles.nightSoft}>{t(($) => $.waiting.noneLead)}</p>
      ) : (
        <ul className={styles.work}>
          {waiting.map(({ work, count }) => (
            <li key={work}>
              <strong className={styles.figure}>{count}</strong> {t(($) => $.waiting[work], { count })}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
