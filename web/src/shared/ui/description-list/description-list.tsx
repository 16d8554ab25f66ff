import type { ReactNode } from 'react'
import styles from './description-list.module.css'

export type Description = { id: string; term: ReactNode; value: ReactNode; action?: ReactNode }

/** Terms with their values; also for checking answers before sending (GOV.UK summary list). */
export function DescriptionList({ rows }: { rows: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.id} className={styles.row}>
          <dt className={styles.term}>{row.term}</dt>
          <dd className={styles.value}>{row.value}</dd>
          {row.action && <dd className={styles.action}>{row.action}</dd>}
        </div>
      ))}
    </dl>
  )
}
