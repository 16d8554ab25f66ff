import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createIntent } from '../../shared/api/idempotency.ts'
import { showAlert } from '../../shared/ui/alerts/alerts.ts'
import { LoadingOverlay } from '../../shared/ui/loading-overlay.tsx'
import { whileMounted } from '../../shared/while-mounted.ts'
import type { CardPaymentWindowProps } from './card-payment-window.tsx'
import type { Prefill, StoredPaymentDraft } from './payment-draft.ts'

const loadWindow = () => import('./card-payment-window.tsx')

export function preloadCardPayment(): void {
  loadWindow().catch(() => {})
}

export type CardPaymentDialogProps = Prefill & { isOpen: boolean; onClose: () => void }

/** Keep it mounted while it is closed: it remembers the typed values. Its code loads when it first opens. */
export function CardPaymentDialog({ isOpen, onClose, ...prefill }: CardPaymentDialogProps) {
  const { t } = useTranslation('card-payment')
  const [Window, setWindow] = useState<ComponentType<CardPaymentWindowProps>>()
  const [stored, setStored] = useState<StoredPaymentDraft>()
  const [intent] = useState(() => createIntent())
  const isWanted = isOpen && !Window

  // Not `lazy`: a lost connection shows a message instead of crashing the page.
  useEffect(() => {
    if (!isWanted) return
    return whileMounted(
      loadWindow(),
      ({ CardPaymentWindow }) => setWindow(() => CardPaymentWindow),
      () => {
        void showAlert({ title: t(($) => $.openFailed.title), text: t(($) => $.openFailed.lead) })
        onClose()
      },
    )
  }, [isWanted, onClose, t])

  if (!Window) return isOpen ? <LoadingOverlay /> : null
  return (
    <Window isOpen={isOpen} onClose={onClose} prefill={prefill} stored={stored} onStore={setStored} intent={intent} />
  )
}
