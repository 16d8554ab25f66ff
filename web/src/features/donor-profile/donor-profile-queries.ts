import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { DonorProfileRequest, SavedProfile } from '../../shared/api/wire.ts'

/** What the donor changed of `basedOn`. `key` makes a repeat count once (rule 18.10). Throws `ApiFailure`. */
export async function saveDonorProfile(api: Api, body: DonorProfileRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/donorProfile', { params: { header: { 'Idempotency-Key': key } }, body }))
}
