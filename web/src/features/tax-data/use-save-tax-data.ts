import { useApi } from '../../shared/api/api-context.tsx'
import { useIntent } from '../../shared/api/use-intent.ts'
import type { TaxDataRequest } from '../../shared/api/wire.ts'
import { useSessionActions } from '../../shared/session/session-context.tsx'
import { saveTaxData } from './tax-data-queries.ts'

/** Saves once for one intent (rule 18.10), takes the profile over and answers when it was saved. Rejects with `ApiFailure`. */
export function useSaveTaxData(): (request: TaxDataRequest) => Promise<string> {
  const api = useApi()
  const { store } = useSessionActions()
  const intent = useIntent()

  return async (request) => {
    const { epoch } = store.current()
    const saved = await intent.send(request, (key) => saveTaxData(api, request, key))
    store.refresh({ profile: saved.profile, fullUser: saved.profile_full }, epoch)
    return saved.savedAt
  }
}
