import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { DonorProfileRequest, SavedProfile } from '../../shared/api/wire.ts'

/**
 * Saves the full profile: an omitted field is cleared. `key` names the intent: repeated after a
 * lost answer, it is saved once and returns the first answer (rule 18.10). Throws `ApiFailure`;
 * `profile-refused` names the fields.
 */
export async function saveDonorProfile(api: Api, body: DonorProfileRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/donorProfile', { params: { header: { 'Idempotency-Key': key } }, body }))
}
