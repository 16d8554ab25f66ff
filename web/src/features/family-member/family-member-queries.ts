import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { FamilyMemberRequest, MemberRemovalRequest, SavedProfile } from '../../shared/api/wire.ts'

/**
 * Adds a person to the family. `key` names the intent: repeated after a lost answer, it adds one
 * person (rule 18.10). Throws `ApiFailure`.
 */
export async function addFamilyMember(api: Api, body: FamilyMemberRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/familyMembers', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** Replaces the person's data: an omitted field is cleared. Throws `ApiFailure`. */
export async function saveFamilyMember(
  api: Api,
  memberId: string,
  body: FamilyMemberRequest,
  key: string,
): Promise<SavedProfile> {
  const params = { path: { memberId }, header: { 'Idempotency-Key': key } }
  return responseOf(await api.POST('/familyMembers/{memberId}', { params, body }))
}

/**
 * Asks the foundation to remove the person from the record; until it does, the person stays (rule
 * 10.7). Throws `ApiFailure`.
 */
export async function requestMemberRemoval(
  api: Api,
  memberId: string,
  body: MemberRemovalRequest,
  key: string,
): Promise<SavedProfile> {
  const params = { path: { memberId }, header: { 'Idempotency-Key': key } }
  return responseOf(await api.POST('/familyMembers/{memberId}/removal', { params, body }))
}
