import { useApi } from '../../shared/api/api-context.tsx'
import type { ApiFailure } from '../../shared/api/envelope.ts'
import { useSend } from '../../shared/api/use-send.ts'
import type { FamilyContact } from '../../shared/api/wire.ts'
import { viewFamilyContact } from './family-queries.ts'

type Handlers = { onShown: (contact: FamilyContact) => void; onFailed: (failure: ApiFailure) => void }

/** One agreement is one view in the log (rule 19.8): pressing again after an unknown outcome repeats the same view. */
export function useViewContact({ onShown, onFailed }: Handlers) {
  const api = useApi()
  return useSend((familyId: string, key) => viewFamilyContact(api, familyId, key), { onSent: onShown, onFailed })
}
