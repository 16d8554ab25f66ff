import { useEffect, useState } from 'react'
import { useApi } from '#web/shared/api/api-context.tsx'
import { ApiFailure } from '#web/shared/api/envelope.ts'
import type { HelpRequest } from '#web/shared/api/wire.ts'
import { whileMounted } from '#web/shared/while-mounted.ts'
import { getHelpRequest, type RequestRefusal, requestRefusalOf } from './help-request-queries.ts'

export type FoundRequest =
  | { state: 'looking' }
  | { state: 'open'; request: HelpRequest }
  | { state: 'refused'; refusal: RequestRefusal; receipt: ApiFailure['receipt'] }
  | { state: 'failed'; failure: ApiFailure }

/** The limit of the contract (LinkToken): an impossible key is not sent. */
const KEY = /^[A-Za-z0-9_-]{8,64}$/
const looking: FoundRequest = { state: 'looking' }

/** Once for each `round`. Without the query cache: typed answers must not be refetched while the person types. */
export function useRequest(requestKey: string, round = 0): { found: FoundRequest; retry: () => void } {
  const api = useApi()
  const [found, setFound] = useState<FoundRequest>(looking)
  // A new object triggers another load of the same key.
  const [requested, setRequested] = useState({ requestKey, round })
  if (requested.requestKey !== requestKey || requested.round !== round) {
    setFound(looking)
    setRequested({ requestKey, round })
  }

  useEffect(() => {
    async function look(): Promise<FoundRequest> {
      if (!KEY.test(requested.requestKey)) return { state: 'refused', refusal: 'unknown', receipt: undefined }
      try {
        return { state: 'open', request: await getHelpRequest(api, requested.requestKey) }
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure
        const refusal = requestRefusalOf(failure)
        return refusal ? { state: 'refused', refusal, receipt: failure.receipt } : { state: 'failed', failure }
      }
    }
    return whileMounted(look(), setFound)
  }, [api, requested])

  function retry() {
    setFound(looking)
    setRequested({ requestKey, round })
  }
  return { found, retry }
}
