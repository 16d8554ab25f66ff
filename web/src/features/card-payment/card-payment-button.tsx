import { CreditCard } from 'lucide-react'
import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonVariant } from '../../shared/ui/button.tsx'
import { CardPaymentDialog, preloadCardPayment } from './card-payment-dialog.tsx'
import type { Prefill } from './payment-draft.ts'

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
