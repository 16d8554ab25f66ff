import { useApi } from '../../shared/api/api-context.tsx'
import type { Api } from '../../shared/api/client.ts'
import { useIntent } from '../../shared/api/use-intent.ts'
import type { SavedProfile } from '../../shared/api/wire.ts'

/** One of the saving calls of this feature; `key` names the intent. */
export type Save<Request> = (api: Api, request: Request, key: string) => Promise<SavedProfile>

/** Saves once for one intent (rule 18.10). Rejects with `ApiFailure`. */
export function useSaveOnce<Request>(save: Save<Request>): (request: Request) => Promise<SavedProfile> {
  const api = useApi()
  const intent = useIntent()

  return (request) => intent.send(request, (key) => save(api, request, key))
}
