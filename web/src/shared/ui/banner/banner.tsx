import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { CloseButton } from '../close-button/close-button.tsx'
import { type Tone, ToneIcon } from '../tone-icon.tsx'
import styles from './banner.module.css'

export type BannerProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links: an error always offers a next step. */
  actions?: ReactNode
  onClose?: (() => void) | undefined
  /** Set for a message that appears after the page was read: `status` is announced politely, `alert` interrupts. */
  role?: 'status' | 'alert' | undefined
  className?: string | undefined
}

/** A message that stays on the page: what happened, what it means, what to do. */
export function Banner({ tone = 'info', title, children, actions, onClose, role, className }: BannerProps) {
  return (
    <div role={role} className={cx(styles.banner, styles[tone], onClose && styles.dismissable, className)}>
      <ToneIcon tone={tone} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && <CloseButton onClick={onClose} />}
    </div>
  )
}
