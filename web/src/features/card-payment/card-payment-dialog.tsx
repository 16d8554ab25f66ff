import { CreditCard } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createIntent } from '../../shared/api/idempotency.ts'
import { Banner } from '../../shared/ui/banner.tsx'
import { Button, type ButtonLook } from '../../shared/ui/button.tsx'
import { LoadingOverlay } from '../../shared/ui/loading-overlay.tsx'
import { Stack } from '../../shared/ui/stack.tsx'
import type { CardPaymentWindowProps } from './card-payment-window.tsx'
import type { Kept, Prefill } from './payment-draft.ts'

const loadWindow = () => import('./card-payment-window.tsx')

export type CardPaymentDialogProps = Prefill & { isOpen: boolean; onClose: () => void }

/**
 * The window of a payment by card. Keep it mounted while it is closed: it remembers what was typed as long as the page lives. Its
 * code comes when it first opens.
 */
export function CardPaymentDialog({ isOpen, onClose, ...prefill }: CardPaymentDialogProps) {
  const { t } = useTranslation('card-payment')
  const { Window, hasFailed } = useWindowCode(isOpen)
  const [kept, setKept] = useState<Kept>()
  const [intent] = useState(() => createIntent())
  if (Window) {
    const window = { isOpen, onClose, prefill, kept, onKeep: setKept, intent }
    return <Window {...window} />
  }
  if (!hasFailed) return isOpen ? <LoadingOverlay /> : null
  return (
    <Banner tone="error" role="alert" title={t(($) => $.openFailed.title)} onClose={onClose}>
      {t(($) => $.openFailed.lead)}
    </Banner>
  )
}

/** Not `lazy`: a lost connection is to be said beside the button, not to take the page down. */
function useWindowCode(isWanted: boolean) {
  const [Window, setWindow] = useState<ComponentType<CardPaymentWindowProps>>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || Window) return
    let isLate = false
    loadWindow().then(
      ({ CardPaymentWindow }) => isLate || setWindow(() => CardPaymentWindow),
      () => isLate || setFailed(true),
    )
    return () => {
      isLate = true
      setFailed(false)
    }
  }, [isWanted, Window])
  return { Window, hasFailed }
}

export type CardPaymentButtonProps = Prefill & {
  look?: ButtonLook
  wide?: boolean
  /** „Přispět kartou“ unless said otherwise. */
  children?: ReactNode
}

/** Opens the window of a payment by card, with whatever the page already knows filled in. */
export function CardPaymentButton({ look = 'go', wide = false, children, ...prefill }: CardPaymentButtonProps) {
  const { t } = useTranslation('card-payment')
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={3} align={wide ? 'stretch' : 'start'}>
      <Button
        look={look}
        wide={wide}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadWindow().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <CreditCard aria-hidden="true" />
        {children ?? t(($) => $.open)}
      </Button>
      <CardPaymentDialog {...prefill} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Stack>
  )
}
