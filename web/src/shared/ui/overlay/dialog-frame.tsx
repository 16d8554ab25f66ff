import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { cx } from '../class-names.ts'
import { type Tone, ToneIcon } from '../tone-icon.tsx'
import styles from './dialog-frame.module.css'
import { reservePressStyle } from './reserve-press-style.ts'

reservePressStyle(document)

export type DialogIcon = Tone | 'question'

export type DialogFrameProps = {
  isOpen: boolean
  /** Escape was pressed (or the page around went away); buttons close by their own handlers. */
  onClose: () => void
  title: ReactNode
  icon?: DialogIcon | null
  wide?: boolean
  children?: ReactNode
  actions?: ReactNode
}

/** The centred window: holds focus inside, gives it back, hides the page from screen readers. In a lazily loaded chunk. */
export function DialogFrame({
  isOpen,
  onClose,
  title,
  icon = 'info',
  wide = false,
  children,
  actions,
}: DialogFrameProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} className={styles.veil ?? ''}>
      <Modal className={cx(styles.modal, wide && styles.wide)}>
        <Dialog role="alertdialog" className={styles.dialog ?? ''}>
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
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
