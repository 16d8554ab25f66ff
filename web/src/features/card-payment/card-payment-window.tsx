import { useState } from 'react'
import { Heading } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Intent } from '#web/shared/api/idempotency.ts'
import { useSession } from '#web/shared/session/session-context.tsx'
import { CloseButton } from '#web/shared/ui/close-button/close-button.tsx'
import { ModalWindow } from '#web/shared/ui/overlay/modal-window.tsx'
import { CardPaymentForm } from './card-payment-form.tsx'
import styles from './card-payment-window.module.css'
import { Leaving, useLeaving } from './leaving.tsx'
import { openingDraft, type Prefill, type StoredPaymentDraft } from './payment-draft.ts'

export type CardPaymentWindowProps = {
  isOpen: boolean
  onClose: () => void
  prefill: Prefill
  /** The values typed before the dialog was closed. */
  stored: StoredPaymentDraft | undefined
  onStore: (stored: StoredPaymentDraft) => void
  /** Outlives the dialog, together with the key of a payment whose answer was lost (rule 18.11). */
  intent: Intent
}

export function CardPaymentWindow({ isOpen, onClose, prefill, stored, onStore, intent }: CardPaymentWindowProps) {
  const { t } = useTranslation('card-payment')
  const { leavingFor, leave, stay } = useLeaving()
  const [isSending, setSending] = useState(false)
  const known = useOwnDetails(prefill)

  // The dialog cannot be closed during the call: the answer would redirect a donor who had returned
  // to the page.
  function close() {
    if (isSending) return
    stay()
    onClose()
  }

  return (
    <ModalWindow
      isOpen={isOpen}
      isDismissable
      onClose={close}
      className={styles.window}
      contentClassName={styles.content}
    >
      <div className={styles.head}>
        <Heading slot="title" level={2}>
          {t(($) => (leavingFor ? $.leaving.title : $.title))}
        </Heading>
        <CloseButton onClick={close} />
      </div>
      <div className={styles.body}>
        {leavingFor ? (
          <Leaving to={leavingFor} onStay={stay} />
        ) : (
          <CardPaymentForm
            draft={openingDraft(known, stored)}
            onDraft={(draft) => onStore({ draft, prefill: known })}
            intent={intent}
            onSending={setSending}
            leave={leave}
          />
        )}
      </div>
    </ModalWindow>
  )
}

/** A signed-in donor's own number and e-mail if the page gives none. */
function useOwnDetails(prefill: Prefill): Prefill {
  const session = useSession()
  if (!session.isLoggedIn || session.loginScope === 'recipient' || session.loginScope === 'admin') return prefill
  return {
    ...prefill,
    angelNumber: prefill.angelNumber ?? session.personalNumber,
    email: prefill.email ?? (session.email === '' ? undefined : session.email),
  }
}
