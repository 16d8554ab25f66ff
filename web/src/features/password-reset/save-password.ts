import { useRef } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { useSave } from '../../shared/api/use-save.ts'
import { type NewPassword, resetPassword } from './password-reset-queries.ts'
import { type LinkRefusal, linkRefusalOf } from './reset-error.ts'

/** Once per intent (rule 18.10). Resolves with the link's refusal, or undefined if the password is set. */
export function useSavePassword(): (password: NewPassword) => Promise<LinkRefusal | undefined> {
  const api = useApi()
  const { saveAsync } = useSave({
    mutationFn: (password: NewPassword, { idempotencyKey }) => resetPassword(api, password, idempotencyKey),
  })
  const wasLost = useRef(false)

  return async (password) => {
    try {
      await saveAsync(password)
      return undefined
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      if (failure.isOutcomeUnknown) wasLost.current = true
      const refusal = linkRefusalOf(failure)
      if (refusal === undefined) throw failure
      // Another password after a lost answer is another intent: the link is used, and this person
      // used it.
      return refusal === 'used' && wasLost.current ? 'used-by-you' : refusal
    }
  }
}
