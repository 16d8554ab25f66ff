import { queryOptions } from '@tanstack/react-query'
import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import type { AdminLink, AdminLinkRequest, AdminOverview } from '#web/shared/api/wire.ts'

/** The counts of families by status, the waiting requests and the latest links. Throws `ApiFailure`. */
export async function getAdminOverview(api: Api): Promise<AdminOverview> {
  return responseOf(await api.GET('/adminOverview', { params: { query: {} } }))
}

/** All links, newest first. Throws `ApiFailure`. */
export async function getAdminLinks(api: Api): Promise<AdminLink[]> {
  return responseOf(await api.GET('/adminLinks', { params: { query: {} } })).links
}

/** `key` makes a repeat create one link (rule 18.10). Throws `ApiFailure`; its `fields` name the invalid fields. */
export async function createAdminLink(api: Api, request: AdminLinkRequest, key: string): Promise<AdminLink> {
  const result = await api.POST('/adminLinks', {
    params: { header: { 'Idempotency-Key': key } },
    body: request,
  })
  return responseOf(result).link
}

/** Revokes a link; from then on it opens nothing. Throws `ApiFailure`. */
export async function revokeAdminLink(api: Api, linkId: string): Promise<AdminLink> {
  return responseOf(await api.POST('/adminLinks/{linkId}/revocation', { params: { path: { linkId } } })).link
}

export const adminKeys = { overview: ['admin', 'overview'], links: ['admin', 'links'] } as const

export function adminOverviewQuery(api: Api) {
  return queryOptions({ queryKey: adminKeys.overview, queryFn: () => getAdminOverview(api) })
}

export function adminLinksQuery(api: Api) {
  return queryOptions({ queryKey: adminKeys.links, queryFn: () => getAdminLinks(api) })
}
