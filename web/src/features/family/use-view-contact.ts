import { useState } from 'react'
import { useApi } from '../../shared/api/api-context.tsx'
import { ApiFailure } from '../../shared/api/envelope.ts'
import { createIntent } from '../../shared/api/idempotency.ts'
import { useSend } from '../../shared/api/use-send.ts'
import type { FamilyContact } from '../../shared/api/wire.ts'
import { viewFamilyContact } from './family-queries.ts'

type Handlers = { onShown: (contact: FamilyContact) => void; onFailed: (failure: ApiFailure) => void }

/**
 * One agreement is one view in the log (M8): a double press sends nothing twice, and the same press after a lost answer, or after
 * one that broke at the provider and may have been logged, goes out under the same key.
 */
export function useViewContact({ onShown, onFailed }: Handlers) {
  const api = useApi()
  const [intent] = useState(() => createIntent())

  async function view(familyId: string): Promise<FamilyContact> {
    try {
      const contact = await viewFamilyContact(api, familyId, intent.keyFor(familyId))
      intent.settle()
      return contact
    } catch (failure) {
      if (failure instanceof ApiFailure && !failure.isPassing) intent.settle()
      throw failure
    }
  }

  return useSend(view, { onSent: onShown, onFailed })
}
