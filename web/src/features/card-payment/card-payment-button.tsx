import { CreditCard } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonVariant } from '../../shared/ui/button.tsx'
import { CardPaymentDialog, preloadCardPayment } from './card-payment-dialog.tsx'
import type { Prefill } from './payment-draft.ts'

const OpenContext = createContext<((prefill: Prefill) => void) | undefined>(undefined)

/**
 * One window for all buttons of a page. A page that moves its buttons about (they begin anew then) wraps itself in this, so that an
 * open window and what was typed stay.
 */
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
  /** „Přispět kartou“ unless said otherwise. */
  children?: ReactNode
}

/** Opens the window of a payment by card, with whatever the page already knows filled in; its own one where the page has none. */
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
      {children ?? t(($) => $.open)}
    </Button>
  )
}
