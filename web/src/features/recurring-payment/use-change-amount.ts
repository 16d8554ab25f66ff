import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import type { RecurringPayment } from '../../shared/api/wire.ts'
import { changeRecurringPayment, getRecurringPayment } from './recurring-payment-queries.ts'

type Done = (news: 'changed' | 'gone', fresh: RecurringPayment) => void

/**
 * Changes the amount once, however often it is pressed (W14). Where the payment was cancelled elsewhere or has ended meanwhile,
 * what it is now is asked for and told instead.
 */
export function useChangeAmount({ recurringId }: RecurringPayment, onDone: Done) {
  const api = useApi()
  const [intent] = useState(() => createIntent())
  const [failure, setFailure] = useState<ApiFailure>()

  async function change(amount: number): Promise<void> {
    setFailure(undefined)
    const body = { recurringId, amount }
    try {
      const fresh = await changeRecurringPayment(api, body, intent.keyFor(body))
      intent.settle()
      onDone('changed', fresh)
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      if (!cause.isNetwork) intent.settle()
      if (cause.error === 'recurring-not-active') return tellWhatItIs()
      // A code for the field is shown there.
      if (Object.keys(cause.fields).length === 0 && !cause.isSuperseded) setFailure(cause)
      throw cause
    }
  }

  async function tellWhatItIs(): Promise<void> {
    try {
      onDone('gone', await getRecurringPayment(api, recurringId))
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      setFailure(cause)
    }
  }

  return { change, failure, clear: () => setFailure(undefined) }
}
