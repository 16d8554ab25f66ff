import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { cx } from '../class-names.ts'
import styles from './modal-window.module.css'
import { reservePressStyle } from './reserve-press-style.ts'

reservePressStyle(document)

type ModalWindowProps = {
  isOpen: boolean
  /** Escape was pressed, or the page next to a dismissable window. */
  onClose: () => void
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  /** The name of a window that has no heading in the slot `title`. */
  label?: string
  /** For the whole window: its width, its margin and its radius. */
  className?: string | undefined
  contentClassName?: string | undefined
  children: ReactNode
}

/** The centred window: holds focus inside, gives it back, hides the page from screen readers. Only for lazily loaded chunks. */
export function ModalWindow({ isOpen, onClose, isDismissable = false, role = 'dialog', ...props }: ModalWindowProps) {
  const { label, className, contentClassName, children } = props
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={isDismissable}
      onOpenChange={(open) => !open && onClose()}
      className={cx(styles.veil, className)}
    >
      <Modal className={styles.modal ?? ''}>
        <Dialog role={role} className={cx(styles.dialog, contentClassName)} {...(label && { 'aria-label': label })}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
