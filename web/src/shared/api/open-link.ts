import { responseOf } from './answer.ts'
import type { Api } from './client.ts'
import type { OpenedLink } from './wire.ts'

/**
 * What a link made by the foundation stands for, by the `odkaz` of a payment or the slug of a campaign. Throws `ApiFailure`, whose
 * `error` says that there is no such link or that it was taken back.
 */
export async function openLink(api: Api, linkKey: string): Promise<OpenedLink> {
  return responseOf(await api.GET('/links/{linkKey}', { params: { path: { linkKey } } }))
}
