import { useRef } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import type { ConsentWithdrawn } from '../../shared/api/wire.ts'
import { withdrawConsent } from './consent-withdrawal-queries.ts'
import { leaveFarewell } from './farewell-note.ts'

/**
 * Withdraws the consent without an idempotency key: after a lost answer a retry finds the session
 * over, most likely because the first call succeeded, and the farewell page says so. Rejects with
 * `ApiFailure`.
 */
export function useWithdrawConsent(): () => Promise<ConsentWithdrawn> {
  const api = useApi()
  const wasLost = useRef(false)

  return async () => {
    try {
      return await withdrawConsent(api)
    } catch (failure) {
      if (failure instanceof ApiFailure) {
        if (wasLost.current && failure.code === 401) leaveFarewell('unsure')
        if (failure.isOutcomeUnknown) wasLost.current = true
      }
      throw failure
    }
  }
}
