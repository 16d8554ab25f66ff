import type { ReactNode } from 'react'
import { Card } from '../../shared/ui/card.tsx'
import styles from './donor-profile.module.css'

type ProfileSectionProps = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode }

export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  return (
    <Card as="section" variant="roomy" className={styles.section} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{title}</h2>
        {lead && <p className="soft">{lead}</p>}
      </div>
      {children}
    </Card>
  )
}
