import type { ReactNode } from 'react'
import { Card } from '../../shared/ui/card.tsx'
import { Money } from '../../shared/ui/money.tsx'
import styles from './year-list.module.css'

type YearListProps = { title: ReactNode; crowns: number; children: ReactNode }

/**
 * One year of the list with its sum. A year far below the viewport is not rendered until it is near
 * (year-list.module.css).
 */
export function YearList({ title, crowns, children }: YearListProps) {
  return (
    <Card as="section" className={styles.year}>
      <div className={styles.yearHead}>
        <h2>{title}</h2>
        <span className={styles.yearSum}>
          <Money crowns={crowns} />
        </span>
      </div>
      <div className={styles.rows}>{children}</div>
    </Card>
  )
}
