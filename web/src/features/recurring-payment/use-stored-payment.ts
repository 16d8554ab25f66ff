import { useQueryClient } from '@tanstack/react-query'
import type { RecurringPayment } from '../../shared/api/wire.ts'
import { recurringPaymentKeys } from './recurring-payment-queries.ts'

/**
 * Stores the provider's answer about a payment, so that list and link show the same at once.
 * `accessKey` opens it here.
 */
export function useStoredPayment(accessKey: string): (fresh: RecurringPayment) => void {
  const client = useQueryClient()
  return (fresh) => {
    client.setQueryData(recurringPaymentKeys.one(accessKey), fresh)
    client.setQueryData<RecurringPayment[]>(recurringPaymentKeys.list, (list) =>
      list?.map((payment) => (payment.recurringId === fresh.recurringId ? fresh : payment)),
    )
  }
}
