import { useApi } from '../../shared/api/api-context.tsx'
import { useIntent } from '../../shared/api/use-intent.ts'
import type { DonorProfileRequest, SavedProfile } from '../../shared/api/wire.ts'
import { saveDonorProfile } from './donor-profile-queries.ts'

/** Saves the profile once for one intent (rule 18.10). Rejects with `ApiFailure`. */
export function useSaveProfile(): (profile: DonorProfileRequest) => Promise<SavedProfile> {
  const api = useApi()
  const intent = useIntent()

  return (request) => intent.send(request, (key) => saveDonorProfile(api, request, key))
}
