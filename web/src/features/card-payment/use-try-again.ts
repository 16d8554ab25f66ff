import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSend } from '../../shared/api/use-send.ts'
import { retryCardPayment } from './card-payment-queries.ts'
import { UnusableGateway } from './gateway-address.ts'
import { useLeaving } from './use-leaving.ts'

/**
 * Tries a payment again with the details it had: one press, the same key after a lost answer (W15), then the gateway. `onDecided`
 * hears that the provider knows better by now: it was paid meanwhile, or is no more.
 */
export function useTryAgain(paymentId: string, onDecided: () => void) {
  const api = useApi()
  const { leavingFor, leave, stay } = useLeaving()
  const [failure, setFailure] = useState<ApiFailure | UnusableGateway>()
  const { isSending, send } = useSend((id: string, key) => retryCardPayment(api, id, key), {
    onSent: ({ gatewayUrl }) => {
      if (!leave(gatewayUrl)) setFailure(new UnusableGateway())
    },
    onFailed: (reason) => {
      if (reason.error === 'payment-already-approved' || reason.error === 'payment-not-found') onDecided()
      else setFailure(reason)
    },
  })

  function tryAgain() {
    setFailure(undefined)
    send(paymentId)
  }

  return { tryAgain, isSending, failure, leavingFor, stay }
}
