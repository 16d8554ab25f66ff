import type { ReactNode } from 'react'
import { Stack } from '#web/shared/ui/stack/stack.tsx'
import styles from './recipient-data.module.css'

type RecordSectionProps = { id: string; title: ReactNode; lead?: ReactNode; children: ReactNode }

/** One section under its heading. */
export function RecordSection({ id, title, lead, children }: RecordSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id}>{title}</h2>
        {lead && <p className="soft">{lead}</p>}
      </Stack>
      {children}
    </section>
  )
}
