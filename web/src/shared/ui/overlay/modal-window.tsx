import type { ReactNode } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { cx } from '../class-names.ts'
import styles from './modal-window.module.css'
import { reservePressStyle } from './reserve-press-style.ts'

reservePressStyle(document)

type ModalWindowProps = {
  isOpen: boolean
  /** Called on Escape, or on a click outside a dismissable window. */
  onClose: () => void
  isDismissable?: boolean
  role?: 'dialog' | 'alertdialog'
  /** The name of a window without a heading in the slot `title`. */
  label?: string
  /** Class of the window: its width, its margin and its radius. */
  className?: string | undefined
  contentClassName?: string | undefined
  children: ReactNode
}

/** The centred window: traps the focus, restores it, hides the page from screen readers. Only for lazily loaded chunks. */
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
