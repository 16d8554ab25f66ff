import { useState } from 'react'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import type { RecipientPhotosSaved } from '../../shared/api/wire.ts'
import { usePhotosSaved } from './use-photos-saved.ts'

/** Does something with a photo once for one intent (W14), and takes the answer over. Rejects with `ApiFailure`. */
export function usePhotoIntent<Request>(call: (request: Request, key: string) => Promise<RecipientPhotosSaved>) {
  const [intent] = useState(() => createIntent())
  const takeOver = usePhotosSaved()

  return async (request: Request) => {
    try {
      const answer = await takeOver(() => call(request, intent.keyFor(request)))
      intent.settle()
      return answer
    } catch (failure) {
      // Whether a lost one was done stays open, and so does its key.
      if (failure instanceof ApiFailure && !failure.isPassing) intent.settle()
      throw failure
    }
  }
}
