import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type {
  FamilyMemberChange,
  FamilyMemberRequest,
  MemberRemovalRequest,
  SavedProfile,
} from '#web/shared/api/wire.ts'

/** `key` makes a repeat add one person (rule 18.10). Throws `ApiFailure`. */
export async function addFamilyMember(api: Api, body: FamilyMemberRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/familyMembers', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** What the person changed of `basedOn`. Throws `ApiFailure`, `changed-elsewhere` if another device was faster. */
export async function saveFamilyMember(
  api: Api,
  memberId: string,
  body: FamilyMemberChange,
  key: string,
): Promise<SavedProfile> {
  const params = { path: { memberId }, header: { 'Idempotency-Key': key } }
  return responseOf(await api.POST('/familyMembers/{memberId}', { params, body }))
}

/** The person stays until the foundation removes them (rule 10.7). Throws `ApiFailure`. */
export async function requestMemberRemoval(
  api: Api,
  memberId: string,
  body: MemberRemovalRequest,
  key: string,
): Promise<SavedProfile> {
  const params = { path: { memberId }, header: { 'Idempotency-Key': key } }
  return responseOf(await api.POST('/familyMembers/{memberId}/removal', { params, body }))
}
