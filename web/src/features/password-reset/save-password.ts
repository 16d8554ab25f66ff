import { useRef, useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import { type NewPassword, resetPassword } from './password-reset-queries.ts'
import { type LinkRefusal, refusalOf } from './reset-error.ts'

/**
 * Sets the password once for one intent: after a lost answer the same password goes out under the same key and is answered as
 * the first time (W14). Answers with the link's refusal, or undefined when the password is set; rejects with any other failure.
 */
export function useSavePassword(): (password: NewPassword) => Promise<LinkRefusal | undefined> {
  const api = useApi()
  const [intent] = useState(() => createIntent())
  const wasLost = useRef(false)

  return async (password) => {
    try {
      await resetPassword(api, password, intent.keyFor(password))
      intent.settle()
      return undefined
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (failure.isPassing) {
        // Only a failure of the way leaves open whether the password was set; „too many“ came before anything was done.
        if (failure.code !== 429) wasLost.current = true
      } else intent.settle()
      const refusal = refusalOf(failure)
      if (refusal === undefined) throw failure
      // Another password after a lost answer is another intent: the link is used, and it was this person who used it.
      return refusal === 'used' && wasLost.current ? 'used-by-you' : refusal
    }
  }
}
