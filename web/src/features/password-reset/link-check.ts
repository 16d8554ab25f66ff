import * as v from 'valibot'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { passwordResetCheckSchema } from '../../shared/api/schemas.ts'
import { useLookup } from '../../shared/use-lookup.ts'
import { checkPasswordReset } from './password-reset-queries.ts'
import { type LinkRefusal, linkRefusalOf } from './reset-error.ts'

export type LinkCheck =
  | { state: 'looking' }
  | { state: 'good'; goodUntil: string }
  | { state: 'refused'; refusal: LinkRefusal }
  | { state: 'failed'; failure: ApiFailure }

const looking: LinkCheck = { state: 'looking' }

/** Before a password is typed. Without the query cache, which this page does not load. */
export function useLinkCheck(resetToken: string): { check: LinkCheck; retry: () => void } {
  const api = useApi()
  const { found: check = looking, retry } = useLookup(resetToken, async (): Promise<LinkCheck> => {
    // An impossible token is not sent.
    if (!v.is(passwordResetCheckSchema, { resetToken })) return { state: 'refused', refusal: 'unknown' }
    try {
      return { state: 'good', ...(await checkPasswordReset(api, { resetToken })) }
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      const refusal = linkRefusalOf(failure)
      return refusal ? { state: 'refused', refusal } : { state: 'failed', failure }
    }
  })
  return { check, retry }
}
