import { useEffect, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import type { HelpRequest } from '../../shared/api/wire.ts'
import { getHelpRequest } from './help-request-queries.ts'
import { type RequestRefusal, refusalOf } from './request-refusal.ts'

/** What is known of a key: being looked at, open, refused for a reason (with the receipt of what was sent), or not found out. */
export type FoundRequest =
  | { state: 'looking' }
  | { state: 'open'; request: HelpRequest }
  | { state: 'refused'; refusal: RequestRefusal; receipt: ApiFailure['receipt'] }
  | { state: 'failed'; failure: ApiFailure }

/** As the contract limits it (LinkToken): what cannot be a key is not sent anywhere. */
const KEY = /^[A-Za-z0-9_-]{8,64}$/
const looking: FoundRequest = { state: 'looking' }

/**
 * Looks at the request of a key, once for each `round`. By hand, not by the query cache: a key that is past its time is no failure to try
 * again, and what is typed must not be read anew under somebody's hands.
 */
export function useRequest(requestKey: string, round = 0): { found: FoundRequest; retry: () => void } {
  const api = useApi()
  const [found, setFound] = useState<FoundRequest>(looking)
  // A new object is a new question about the same key.
  const [asked, setAsked] = useState({ requestKey, round })
  if (asked.requestKey !== requestKey || asked.round !== round) {
    setFound(looking)
    setAsked({ requestKey, round })
  }

  useEffect(() => {
    let isHere = true
    async function look(): Promise<FoundRequest> {
      if (!KEY.test(asked.requestKey)) return { state: 'refused', refusal: 'unknown', receipt: undefined }
      try {
        return { state: 'open', request: await getHelpRequest(api, asked.requestKey) }
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure
        const refusal = refusalOf(failure)
        return refusal ? { state: 'refused', refusal, receipt: failure.receipt } : { state: 'failed', failure }
      }
    }
    void look().then((now) => isHere && setFound(now))
    return () => {
      isHere = false
    }
  }, [api, asked])

  function retry() {
    setFound(looking)
    setAsked({ requestKey, round })
  }
  return { found, retry }
}
