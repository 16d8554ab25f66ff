import { Check, Copy, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import { Card } from '#web/shared/ui/card/card.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { useCopied } from '#web/shared/ui/use-copied.ts'
import rows from './copy-row.module.css'
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

type CopyRowProps = {
  term: string
  /** The copied text: in the format that a bank accepts. */
  text: string
  /** The displayed content; defaults to the text itself. */
  children?: ReactNode
  variant?: 'large'
}

/** One detail of a payment with its copy button; must be inside a `<dl>`. */
export function CopyRow({ term, text, children, variant }: CopyRowProps) {
  const { t } = useTranslation('giving')
  const place = useRef<HTMLSpanElement>(null)
  const { copied, copy } = useCopied(text, place)

  return (
    <div className={rows.row}>
      <dt className={rows.term}>{term}</dt>
      <dd className={cx(rows.value, variant && rows.large)}>
        <span ref={place}>{children ?? text}</span>
      </dd>
      <dd className={rows.action}>
        <span role="status" className={rows.status}>
          {copied && t(($) => $.copy[copied])}
        </span>
        <Button variant="link" className={rows.button} onClick={copy}>
          {copied === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span className="visually-hidden">{t(($) => $.copy.button, { what: term })}</span>
        </Button>
      </dd>
    </div>
  )
}
