import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { retryCardPayment } from './card-payment-queries.ts'
import { UnusableGateway } from './gateway-address.ts'
import { useLeaving } from './use-leaving.ts'

/**
 * Repeats a payment with the same details: one click, the same key after a lost answer (rule
 * 18.11), then the gateway. `onDecided` is called if the payment was paid meanwhile or no longer
 * exists.
 */
export function useTryAgain(paymentId: string, onDecided: () => void) {
  const api = useApi()
  const { leavingFor, leave, stay } = useLeaving()
  const [failure, setFailure] = useState<ApiFailure | UnusableGateway>()
  const { isSaving, save } = useSave({
    mutationFn: (id: string, { idempotencyKey }) => retryCardPayment(api, id, idempotencyKey),
    onSuccess: ({ gatewayUrl }) => {
      if (!leave(gatewayUrl)) setFailure(new UnusableGateway())
    },
    onError: (reason) => {
      if (reason.error === 'payment-already-approved' || reason.error === 'payment-not-found') onDecided()
      else setFailure(reason)
    },
  })

  function tryAgain() {
    setFailure(undefined)
    save(paymentId)
  }

  return { tryAgain, isSending: isSaving, failure, leavingFor, stay }
}
