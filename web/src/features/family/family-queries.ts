import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { Families, Family, FamilyContact } from '#web/shared/api/wire.ts'
import { WITH_PICTURES } from '#web/shared/pictures/renew-pictures.ts'

/** Present and past ones; a sample story for a donor without any. Throws `ApiFailure`. */
export async function getFamilies(api: Api): Promise<Families> {
  return responseOf(await api.GET('/families'))
}

/** A family that this donor never helped answers 404 as if it did not exist. */
export async function getFamily(api: Api, familyId: string): Promise<Family> {
  return responseOf(await api.GET('/families/{familyId}', { params: { path: { familyId } } }))
}

/** `key` makes a repeated view logged once (rules 18.10, 19.8). Never a query: only the open page holds the answer. */
export async function viewFamilyContact(api: Api, familyId: string, key: string): Promise<FamilyContact> {
  const result = await api.POST('/families/{familyId}/contact', {
    params: { path: { familyId }, header: { 'Idempotency-Key': key } },
    body: { agreement: true },
  })
  return responseOf(result)
}

export function familiesQuery(api: Api) {
  return queryOptions({ queryKey: ['families'], queryFn: () => getFamilies(api), meta: WITH_PICTURES })
}

export function familyQuery(api: Api, familyId: string) {
  return queryOptions({ queryKey: ['family', familyId], queryFn: () => getFamily(api, familyId), meta: WITH_PICTURES })
}
