import { responseOf } from '../../shared/api/answer.ts'
import type { Api } from '../../shared/api/client.ts'
import type { FamilyMemberRequest, MemberRemovalRequest, SavedProfile } from '../../shared/api/wire.ts'

/** Adds a person to the family. `key` names the intent: sent again after a lost answer, there is one person (rule 18.10). Throws `ApiFailure`. */
export async function addFamilyMember(api: Api, body: FamilyMemberRequest, key: string): Promise<SavedProfile> {
  return responseOf(await api.POST('/familyMembers', { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** Saves the person as they shall be: a field left out is emptied. Throws `ApiFailure`. */
export async function saveFamilyMember(
  api: Api,
  memberId: string,
  body: FamilyMemberRequest,
  key: string,
): Promise<SavedProfile> {
  const params = { path: { memberId }, header: { 'Idempotency-Key': key } }
  return responseOf(await api.POST('/familyMembers/{memberId}', { params, body }))
}

/** Asks the foundation to take the person out of the record; until it does, they stay (rule 10.7). Throws `ApiFailure`. */
export async function requestMemberRemoval(
  api: Api,
  memberId: string,
  body: MemberRemovalRequest,
  key: string,
): Promise<SavedProfile> {
  const params = { path: { memberId }, header: { 'Idempotency-Key': key } }
  return responseOf(await api.POST('/familyMembers/{memberId}/removal', { params, body }))
}
