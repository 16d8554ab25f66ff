import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { DonorProfileRequest, SavedProfile } from '#web/shared/api/wire.ts'

/** What the donor changed of `basedOn`. `key` makes a repeat count once (rule 18.10). Throws `ApiFailure`. */
export async function saveDonorProfile(api: Api, body: DonorProfileRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/donorProfile', { params: { header: { 'Idempotency-Key': key } }, body }))
}
