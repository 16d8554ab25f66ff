import { responseOf } from './answer.ts'
import type { Api } from './client.ts'
import type { OpenedLink } from './wire.ts'

/**
 * Resolves a link made by the foundation, by the `odkaz` of a payment or the slug of a campaign. Throws `ApiFailure`, whose
 * `error` says that the link is unknown or was withdrawn.
 */
export async function openLink(api: Api, linkKey: string): Promise<OpenedLink> {
  return responseOf(await api.GET('/links/{linkKey}', { params: { path: { linkKey } } }))
}
