import { responseOf } from '#web/shared/api/answer.ts'
import type { Api } from '#web/shared/api/client.ts'
import { createIntent, type Intent } from '#web/shared/api/idempotency.ts'
import type { LinkExchanged, LinkExchangeRequest } from '#web/shared/api/wire.ts'

/** Returns a key of this tab. `key` names the intent (rule 18.10). Throws `ApiFailure`. */
export async function exchangeLink(api: Api, body: LinkExchangeRequest, key: string): Promise<LinkExchanged> {
  return responseOf(await api.POST('/linkExchange', { params: { header: { 'Idempotency-Key': key } }, body }))
}

const openings = new Map<string, Intent>()

/** Concurrent and repeated calls share one idempotency key, so that the link counts as opened once. */
export function openMailedLink(api: Api, body: LinkExchangeRequest): Promise<LinkExchanged> {
  const name = `${body.kind} ${body.linkKey}`
  const intent = openings.get(name) ?? createIntent()
  openings.set(name, intent)
  return intent.send(body, (key) => exchangeLink(api, body, key))
}
