import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminOverview } from '../../shared/api/wire.ts'
import { Card } from '../../shared/ui/card.tsx'
import styles from './admin.module.css'

type Work = 'requests' | 'renewals' | 'newFamilies'

const NEW_REQUEST = 1
const RENEWAL_RECEIVED = 7

/** The most urgent first: a family that has applied and has no answer yet. Leaves out the other statuses. */
function waitingWork({ helpRequests, recipients }: AdminOverview): readonly { work: Work; count: number }[] {
  const inStatus = (id: number) => recipients.find(({ statusId }) => statusId === id)?.count ?? 0
  const sent = helpRequests.find(({ state }) => state === 'sent')?.count ?? 0
  const all = [
    { work: 'requests', count: sent },
    { work: 'renewals', count: inStatus(RENEWAL_RECEIVED) },
    { work: 'newFamilies', count: inStatus(NEW_REQUEST) },
  ] as const
  return all.filter(({ count }) => count > 0)
}

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
              <strong className={styles.figure}>{count}</strong> <span>{t(($) => $.waiting[work], { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
