import { responseOf } from './answer.ts'
import type { Api } from './client.ts'
import type { OpenedLink } from './wire.ts'

/** By the `odkaz` of a payment or the slug of a campaign. Throws `ApiFailure`: the link is unknown or withdrawn. */
export async function openLink(api: Api, slug: string): Promise<OpenedLink> {
  return responseOf(await api.GET('/links/{slug}', { params: { path: { slug } } }))
}
