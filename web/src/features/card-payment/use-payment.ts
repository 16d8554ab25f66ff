import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import type { Api } from '../../shared/api/client.ts'
import { ApiFailure } from '../../shared/api/envelope.ts'
import type { CardPayment } from '../../shared/api/wire.ts'
import { getCardPayment } from './card-payment-queries.ts'

/** Milliseconds between two questions about a payment that waits, and how many of them: for a minute. */
export const ASK_AGAIN = 3_000
export const QUESTIONS = 20

export type KnownPayment = {
  /** What the provider knew last; undefined before its first answer. */
  payment: CardPayment | undefined
  /** The last question failed; also when an older answer is there. */
  failure: ApiFailure | undefined
  /** Waits, and is asked about by itself. */
  isAsking: boolean
  ask: () => void
}

function paymentQuery(api: Api, paymentId: string) {
  return queryOptions({ queryKey: ['card-payment', paymentId], queryFn: () => getCardPayment(api, paymentId) })
}

/** A payment as the provider knows it; while the bank has not decided, it is asked about gently for a minute, then by a button. */
export function usePayment(paymentId: string): KnownPayment {
  const [asked, setAsked] = useState(0)
  const { data: payment, error, failureReason, refetch } = useQuery(paymentQuery(useApi(), paymentId))
  const isAsking = payment?.status === 'waiting' && asked < QUESTIONS

  useEffect(() => {
    if (!isAsking) return
    let isOver = false
    const timer = setTimeout(() => {
      // Resolves with failures too: the query has tried its best by then.
      void refetch().then(() => isOver || setAsked(asked + 1))
    }, ASK_AGAIN)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isAsking, asked, refetch])

  const failed = error ?? failureReason
  return {
    payment,
    failure: failed instanceof ApiFailure && !failed.isSuperseded ? failed : undefined,
    isAsking,
    ask: () => {
      setAsked(0)
      void refetch()
    },
  }
}
