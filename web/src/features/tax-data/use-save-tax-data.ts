import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import type { TaxDataRequest } from '../../shared/api/wire.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { saveTaxData } from './tax-data-queries.ts'

/** Saves once for one intent (W14), takes the profile over and answers when it was saved. Rejects with `ApiFailure`. */
export function useSaveTaxData(): (request: TaxDataRequest) => Promise<string> {
  const api = useApi()
  const { store } = useSessionActions()
  const [intent] = useState(() => createIntent())

  return async (request) => {
    const { epoch } = store.current()
    try {
      const { profile, profile_full, savedAt } = await saveTaxData(api, request, intent.keyFor(request))
      intent.settle()
      store.refresh({ profile, fullUser: profile_full }, epoch)
      return savedAt
    } catch (failure) {
      // A refusal is an answer; only a lost one leaves it open whether the data were saved.
      if (failure instanceof ApiFailure && !failure.isPassing) intent.settle()
      throw failure
    }
  }
}
