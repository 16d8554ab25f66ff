import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components'
import { cx } from '../class-names.ts'
import { type Tone, ToneIcon } from '../tone-icon.tsx'
import styles from './dialog-frame.module.css'
import { ModalWindow } from './modal-window.tsx'

export type DialogIcon = Tone | 'question'

export type DialogFrameProps = {
  isOpen: boolean
  /** Called on Escape (or when the page was replaced); buttons close by their own handlers. */
  onClose: () => void
  title: ReactNode
  icon?: DialogIcon | null
  /** A window without an icon is one to work in: it interrupts no one with a message or a question. */
  role?: 'dialog' | 'alertdialog'
  wide?: boolean
  children?: ReactNode
  actions?: ReactNode
}

/** The window of a dialog with its icon, title and buttons. In a lazily loaded chunk. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  icon = 'info',
  role = icon === null ? 'dialog' : 'alertdialog',
  wide = false,
  children,
  actions,
}: DialogFrameProps) {
  return (
    <ModalWindow
      isOpen={isOpen}
      onClose={onClose}
      role={role}
      className={wide ? styles.wide : undefined}
      contentClassName={styles.dialog}
    >
      {icon !== null && (
        <span className={cx(styles.badge, styles[icon])}>
          <ToneIcon tone={icon} />
        </span>
      )}
      <Heading slot="title" level={2}>
        {title}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </ModalWindow>
  )
}
