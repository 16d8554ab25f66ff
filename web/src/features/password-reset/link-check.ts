import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { passwordResetCheckSchema } from '../../shared/api/schemas.ts'
import { whileMounted } from '../../shared/while-mounted.ts'
import { checkPasswordReset } from './password-reset-queries.ts'
import { type LinkRefusal, linkRefusalOf } from './reset-error.ts'

export type LinkCheck =
  | { state: 'looking' }
  | { state: 'good'; expiresAt: string }
  | { state: 'refused'; refusal: LinkRefusal }
  | { state: 'failed'; failure: ApiFailure }

const looking: LinkCheck = { state: 'looking' }

/** Before a password is typed. Without the query cache, which this page does not load. */
export function useLinkCheck(token: string): { check: LinkCheck; retry: () => void } {
  const api = useApi()
  const [check, setCheck] = useState<LinkCheck>(looking)
  // A new object triggers another check of the same link.
  const [requested, setRequested] = useState({ resetToken: token })

  useEffect(() => {
    async function look(): Promise<LinkCheck> {
      // An impossible token is not sent.
      if (!v.is(passwordResetCheckSchema, requested)) return { state: 'refused', refusal: 'unknown' }
      try {
        return { state: 'good', ...(await checkPasswordReset(api, requested)) }
      } catch (failure) {
        if (!(failure instanceof ApiFailure)) throw failure
        const refusal = linkRefusalOf(failure)
        return refusal ? { state: 'refused', refusal } : { state: 'failed', failure }
      }
    }
    return whileMounted(look(), setCheck)
  }, [api, requested])

  function retry() {
    setCheck(looking)
    setRequested({ resetToken: token })
  }
  return { check, retry }
}
