import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import type { Api } from '../../shared/api/client.ts'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import type { SavedProfile } from '../../shared/api/wire.ts'

/** One of the saving calls of this feature; `key` names the intent. */
export type Save<Request> = (api: Api, request: Request, key: string) => Promise<SavedProfile>

/** Saves once for one intent (W14). Rejects with `ApiFailure`. */
export function useSaveOnce<Request>(save: Save<Request>): (request: Request) => Promise<SavedProfile> {
  const api = useApi()
  const [intent] = useState(() => createIntent())

  return async (request) => {
    try {
      const saved = await save(api, request, intent.keyFor(request))
      intent.settle()
      return saved
    } catch (failure) {
      // Whether a lost one was saved stays open, and so does its key.
      if (failure instanceof ApiFailure && !failure.isPassing) intent.settle()
      throw failure
    }
  }
}
