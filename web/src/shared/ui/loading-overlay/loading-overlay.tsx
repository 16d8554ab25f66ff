import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { heartPath } from '../illustrations/heart-path.ts'
import styles from './loading-overlay.module.css'

/**
 * For blocking work only (rule 1.7). Takes the focus, so that neither keys nor clicks reach the page below, and
 * returns it.
 */
export function LoadingOverlay({ label }: { label?: string | undefined }) {
  const { t } = useTranslation('ui')
  const veil = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const before = document.activeElement
    veil.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  return createPortal(
    <div
      ref={veil}
      tabIndex={-1}
      role="alertdialog"
      aria-modal="true"
      aria-busy="true"
      aria-label={label ?? t(($) => $.loading)}
      data-react-aria-top-layer="true"
      className={styles.veil}
      onKeyDown={(event) => event.preventDefault()}
    >
      <svg viewBox="0 0 24 24" className={styles.heart} aria-hidden="true">
        <path d={heartPath} fill="currentColor" />
      </svg>
      <p className={styles.text}>{label ?? t(($) => $.loading)}</p>
    </div>,
    document.body,
  )
}
