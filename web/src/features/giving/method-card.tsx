import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Card } from '#web/shared/ui/card/card.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import styles from './giving.module.css'
import type { PaymentMethod } from './payment-method-order.ts'

type MethodCardProps = {
  method: PaymentMethod
  icon: LucideIcon
  title: string
  lead?: ReactNode
  variant?: 'night'
  children?: ReactNode
}

/** One payment method: what it is, for whom, and all the details it needs. */
export function MethodCard({ method, icon: Icon, title, lead, variant, children }: MethodCardProps) {
  const titleId = useId()
  return (
    <Card
      as="section"
      variant="roomy"
      id={methodId(method)}
      aria-labelledby={titleId}
      night={variant === 'night'}
      className={cx(styles.method, variant && styles[variant])}
    >
      <div className={styles.head}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Card>
  )
}

/** The id of a payment method's element on the page. */
export const methodId = (method: PaymentMethod): string => `way-${method}`
