import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConfig } from '#web/shared/config/config-context.tsx'
import { Card } from '../card/card.tsx'
import { PhoneLink } from '../spoken/phone-link.tsx'
import styles from './call-card.module.css'

type CallCardProps = {
  title: ReactNode
  /** When to call, and on which matter. */
  children: ReactNode
}

/** The phone number for families, in a large type that is easy to tap. */
export function CallCard({ title, children }: CallCardProps) {
  return (
    <Card as="section" variant="flat" className={styles.call}>
      <span className={styles.icon} aria-hidden="true">
        <Phone />
      </span>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>
          <PhoneLink {...useConfig().phones.recipients} />
        </p>
        <p className="soft small">{children}</p>
      </div>
    </Card>
  )
}
