import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../src/shared/ui/class-names.ts'
import { useCopied } from '../../src/shared/ui/use-copied.ts'
import styles from './copy-button.module.css'

/** A value, and a button that copies it. */
export function CopyButton({
  value,
  what,
  className,
  onCopy,
}: {
  value: string
  what: string
  className?: string | undefined
  onCopy?: () => void
}) {
  const { t } = useTranslation('console')
  const place = useRef<HTMLSpanElement>(null)
  const { copied, copy } = useCopied(value, place)
  const isCopied = copied === 'copied'
  return (
    <span className={cx(styles.copyable, className)}>
      <span ref={place} className="num">
        {value}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={t(($) => $.copy, { what })}
        onClick={() => {
          copy()
          onCopy?.()
        }}
      >
        {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
      {isCopied && (
        <span role="status" className={styles.status}>
          {t(($) => $.copied)}
        </span>
      )}
    </span>
  )
}
