import type { Middleware } from 'openapi-fetch'
import type { Envelope } from './envelope.ts'
import { unreadableAnswer } from './envelope.ts'
import { answer } from './exchange.ts'

/**
 * Makes a failure of the answer to a read whose types differ from the contract, so that the part of the page that shows it says so (rule
 * 3.13). The shapes load ahead: waiting for them before a call would send it with the credentials of a later moment. If they do not load,
 * the answer counts.
 */
export function checkReads(): Middleware {
  const load = () => import('#generated/read-shapes.ts').catch(() => undefined)
  void load()
  return {
    async onResponse({ request, schemaPath, response }) {
      if (request.method !== 'GET') return undefined
      const envelope = (await response.json()) as Envelope & { response?: unknown }
      const shape = envelope.error_code === 200 && (await load())?.readShapes[schemaPath]
      return shape && !shape(envelope.response) ? answer(unreadableAnswer(`GET ${schemaPath}`)) : undefined
    },
  }
}
