import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { CloseButton } from '../close-button/close-button.tsx'
import { reservePressStyle } from './reserve-press-style.ts'
import styles from './sheet-panel.module.css'

reservePressStyle(document)

export type SheetProps = { isOpen: boolean; onClose: () => void; title: ReactNode; children: ReactNode }

/** The panel from the right edge; a click outside it or Escape closes it. In a lazily loaded chunk. */
export function SheetPanel({ isOpen, onClose, title, children }: SheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={styles.veil ?? ''}
    >
      <Modal className={styles.panel ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <CloseButton onClick={onClose} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
