import { CreditCard } from 'lucide-react'
import { type ComponentType, createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createIntent } from '#web/shared/api/idempotency.ts'
import { showAlert } from '#web/shared/ui/alerts/alerts.ts'
import { Button, type ButtonVariant } from '#web/shared/ui/button/button.tsx'
import { LoadingOverlay } from '#web/shared/ui/loading-overlay/loading-overlay.tsx'
import { whileMounted } from '#web/shared/while-mounted.ts'
import type { CardPaymentWindowProps } from './card-payment-window.tsx'
import type { Prefill, StoredPaymentDraft } from './payment-draft.ts'

const loadWindow = () => import('./card-payment-window.tsx')

function preloadCardPayment(): void {
  loadWindow().catch(() => {})
}

type CardPaymentDialogProps = Prefill & { isOpen: boolean; onClose: () => void }

/** Keep it mounted while it is closed: it remembers the typed values. Its code loads when it first opens. */
function CardPaymentDialog({ isOpen, onClose, ...prefill }: CardPaymentDialogProps) {
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

const OpenContext = createContext<((prefill: Prefill) => void) | undefined>(undefined)

/** One dialog for all buttons of a page: it survives with its typed values when the buttons remount. */
export function CardPaymentPlace({ children }: { children: ReactNode }) {
  const [prefill, setPrefill] = useState<Prefill>({})
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((given: Prefill) => {
    setPrefill(given)
    setOpen(true)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  return (
    <OpenContext value={open}>
      {children}
      <CardPaymentDialog {...prefill} isOpen={isOpen} onClose={close} />
    </OpenContext>
  )
}

export type CardPaymentButtonProps = Prefill & {
  variant?: ButtonVariant
  wide?: boolean
  /** Defaults to „Přispět kartou“ (pay by card). */
  children?: ReactNode
}

/** Uses the dialog of {@link CardPaymentPlace} if there is one, else its own. */
export function CardPaymentButton(props: CardPaymentButtonProps) {
  const open = use(OpenContext)
  if (open) return <OpeningButton {...props} open={open} />
  return (
    <CardPaymentPlace>
      <CardPaymentButton {...props} />
    </CardPaymentPlace>
  )
}

type OpeningButtonProps = CardPaymentButtonProps & { open: (prefill: Prefill) => void }

function OpeningButton({ variant = 'primary', wide = false, children, open, ...prefill }: OpeningButtonProps) {
  const { t } = useTranslation('card-payment')
  return (
    <Button
      variant={variant}
      wide={wide}
      aria-haspopup="dialog"
      onPointerEnter={preloadCardPayment}
      onClick={() => open(prefill)}
    >
      <CreditCard aria-hidden="true" />
      <span>{children ?? t(($) => $.open)}</span>
    </Button>
  )
}
