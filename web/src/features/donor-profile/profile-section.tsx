import type { ReactNode } from 'react'
import { Card } from '#web/shared/ui/card/card.tsx'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './donor-profile.module.css'

type ProfileSectionProps = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode }

export function ProfileSection({ id, title, lead, children }: ProfileSectionProps) {
  return (
    <Card as="section" variant="roomy" className={styles.section} aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id}>{title}</h2>
        {lead && <p className="soft">{lead}</p>}
      </Stack>
      {children}
    </Card>
  )
}
