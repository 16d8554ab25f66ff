import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import type { Api } from '#web/shared/api/client.ts'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import type { CardPayment } from '#web/shared/api/wire.ts'
import { getCardPayment } from './card-payment-queries.ts'

/** Milliseconds between two polls of a waiting payment, and the number of polls. */
export const ASK_AGAIN = 3_000
export const QUESTIONS = 20

export type KnownPayment = {
  /** The provider's last known state; undefined before the first answer. */
  payment: CardPayment | undefined
  /** The last poll failed; an older answer may still exist. */
  failure: ApiFailure | undefined
  /** The payment waits and is polled automatically. */
  isPolling: boolean
  retry: () => void
}

function paymentQuery(api: Api, accessKey: string) {
  return queryOptions({ queryKey: ['card-payment', accessKey], queryFn: () => getCardPayment(api, accessKey) })
}

/** While the bank has not decided, the payment is polled for a minute, then reloaded by a button. */
export function usePayment(accessKey: string): KnownPayment {
  const [attempts, setAttempts] = useState(0)
  const { data: payment, error, failureReason, refetch } = useQuery(paymentQuery(useApi(), accessKey))
  const isPolling = payment?.state === 'waiting' && attempts < QUESTIONS

  useEffect(() => {
    if (!isPolling) return
    let isOver = false
    const timer = setTimeout(() => {
      // Resolves after failures too: the query has used up its retries by then.
      void refetch().then(() => isOver || setAttempts(attempts + 1))
    }, ASK_AGAIN)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isPolling, attempts, refetch])

  const failed = error ?? failureReason
  return {
    payment,
    failure: failed instanceof ApiFailure && !failed.isSuperseded ? failed : undefined,
    isPolling,
    retry: () => {
      setAttempts(0)
      void refetch()
    },
  }
}
