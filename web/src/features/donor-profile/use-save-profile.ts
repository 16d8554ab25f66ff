import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import type { DonorProfileRequest, SavedProfile } from '../../shared/api/wire.ts'
import { saveDonorProfile } from './donor-profile-queries.ts'

/** Saves the profile once for one intent (W14). Rejects with `ApiFailure`. */
export function useSaveProfile(): (profile: DonorProfileRequest) => Promise<SavedProfile> {
  const api = useApi()
  const [intent] = useState(() => createIntent())

  return async (request) => {
    try {
      const saved = await saveDonorProfile(api, request, intent.keyFor(request))
      intent.settle()
      return saved
    } catch (failure) {
      // Whether a lost one was saved stays open, and so does its key.
      if (failure instanceof ApiFailure && !failure.isPassing) intent.settle()
      throw failure
    }
  }
}
