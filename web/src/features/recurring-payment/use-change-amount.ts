import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import type { Done } from './recurring-notice.ts'
import { changeRecurringPayment, getRecurringPayment } from './recurring-payment-queries.ts'

/** Once despite repeated clicks (rule 18.10). Reloads if the payment was cancelled elsewhere or has ended. */
export function useChangeAmount(accessKey: string, onDone: Done) {
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (body: { recurringId: string; amount: number }, { idempotencyKey }) =>
      changeRecurringPayment(api, body, idempotencyKey),
  })
  const [failure, setFailure] = useState<ApiFailure>()

  async function change(amount: number): Promise<void> {
    setFailure(undefined)
    try {
      const fresh = await saveAsync({ recurringId: accessKey, amount })
      onDone(fresh.pendingChange === null ? 'changed' : 'confirmation-sent', fresh)
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      if (cause.error === 'recurring-not-active') return showPresentState()
      // The form shows an error code of the field.
      if (Object.keys(cause.fields).length === 0 && !cause.isSuperseded) setFailure(cause)
      throw cause
    }
  }

  async function showPresentState(): Promise<void> {
    try {
      onDone('gone', await getRecurringPayment(api, accessKey))
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause
      setFailure(cause)
    }
  }

  return { change, failure, clear: () => setFailure(undefined) }
}
