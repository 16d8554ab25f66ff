import { useState } from 'react'
import { Heading } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { Intent } from '../../shared/api/idempotency.ts'
import { useSession } from '../../shared/session/session-context.tsx'
import { CloseButton } from '../../shared/ui/close-button.tsx'
import { ModalWindow } from '../../shared/ui/overlay/modal-window.tsx'
import { CardPaymentForm } from './card-payment-form.tsx'
import styles from './card-payment-window.module.css'
import { Leaving } from './leaving.tsx'
import { type Kept, openingDraft, type Prefill } from './payment-draft.ts'
import { useLeaving } from './use-leaving.ts'

export type CardPaymentWindowProps = {
  isOpen: boolean
  onClose: () => void
  prefill: Prefill
  /** What was typed before the window was closed. */
  kept: Kept | undefined
  onKeep: (kept: Kept) => void
  /** Outlives the window too, with the key of a payment whose answer was lost (rule 18.11). */
  intent: Intent
}

/** The window of a payment by card: the form, then the way to the gateway. In a lazily loaded chunk. */
export function CardPaymentWindow({ isOpen, onClose, prefill, kept, onKeep, intent }: CardPaymentWindowProps) {
  const { t } = useTranslation('card-payment')
  const { leavingFor, leave, stay } = useLeaving()
  const [isSending, setSending] = useState(false)
  const known = useOwnDetails(prefill)

  // While the call is under way nobody can close it: the answer would take them away from a page they went back to.
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
            draft={openingDraft(known, kept)}
            onDraft={(draft) => onKeep({ draft, prefill: known })}
            intent={intent}
            onSending={setSending}
            leave={leave}
          />
        )}
      </div>
    </ModalWindow>
  )
}

/** What the page has filled in, and for a signed-in donor their own number and e-mail where it has not. */
function useOwnDetails(prefill: Prefill): Prefill {
  const session = useSession()
  if (!session.isLoggedIn || session.loginScope === 'recipient' || session.loginScope === 'admin') return prefill
  return {
    ...prefill,
    angelNumber: prefill.angelNumber ?? session.personalNumber,
    email: prefill.email ?? (session.email === '' ? undefined : session.email),
  }
}
