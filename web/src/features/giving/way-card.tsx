import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '../../shared/ui/card.tsx'
import { cx } from '../../shared/ui/class-names.ts'
import styles from './giving.module.css'

type WayCardProps = { icon: LucideIcon; title: string; lead?: ReactNode; look?: 'night'; children?: ReactNode }

/** One way to give: what it is, for whom, and everything it takes. */
export function WayCard({ icon: Icon, title, lead, look, children }: WayCardProps) {
  const id = useId()
  return (
    <Card as="section" look="roomy" aria-labelledby={id} className={cx(styles.way, look && styles[look])}>
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  )
}
