import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import type { Api } from '../../shared/api/client.ts'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import type { SavedProfile } from '../../shared/api/wire.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'

type Call<Request> = (api: Api, request: Request, key: string) => Promise<SavedProfile>

/** Changes the family once for one intent (W14) and takes the record over. Rejects with `ApiFailure`. */
export function useMemberIntent<Request>(call: Call<Request>): (request: Request) => Promise<SavedProfile> {
  const api = useApi()
  const { store, refreshProfile } = useSessionActions()
  const [intent] = useState(() => createIntent())

  return async (request) => {
    const { epoch } = store.current()
    try {
      const saved = await call(api, request, intent.keyFor(request))
      intent.settle()
      store.refresh({ profile: saved.profile, fullUser: saved.profile_full }, epoch)
      return saved
    } catch (failure) {
      // Whether a lost one was saved stays open, and so does its key.
      if (failure instanceof ApiFailure && !failure.isPassing) intent.settle()
      if (isOutOfDate(failure)) void refreshProfile()
      throw failure
    }
  }
}

/** The record on the page is not the one the foundation has. */
function isOutOfDate(failure: unknown): boolean {
  const codes = ['member-not-found', 'removal-requested', 'main-contact-fixed', 'limit-reached', 'editing-locked']
  return failure instanceof ApiFailure && codes.includes(failure.error)
}
