import { Check, Copy } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/shared/ui/button/button.tsx'
import { cx } from '#web/shared/ui/class-names.ts'
import { useCopied } from '#web/shared/ui/use-copied.ts'
import styles from './copy-row.module.css'

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
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={cx(styles.value, variant && styles.large)}>
        <span ref={place}>{children ?? text}</span>
      </dd>
      <dd className={styles.action}>
        <span role="status" className={styles.status}>
          {copied && t(($) => $.copy[copied])}
        </span>
        <Button variant="link" className={styles.button} onClick={copy}>
          {copied === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span className="visually-hidden">{t(($) => $.copy.button, { what: term })}</span>
        </Button>
      </dd>
    </div>
  )
}
