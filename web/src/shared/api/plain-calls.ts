import type { Api } from './client.ts'
import { ApiFailure, type FailureEnvelope, networkFailure, unreadableAnswer } from './envelope.ts'
import type { Send } from './exchange.ts'
import { TIME_LIMIT } from './transport.ts'

/**
 * Rule 16.2. The blob is `application/pdf` whatever the response claimed, so it never shows as a page (rule 18.9).
 * Throws {@link ApiFailure} for anything that is not a PDF.
 */
export async function postForPdf(api: Api, path: string, body?: unknown, signal?: AbortSignal): Promise<Blob> {
  const request = new Request(`${api.base}${path}`, {
    method: 'POST',
    // A strict server rejects a Content-Type without a body.
    headers: { Accept: 'application/pdf', ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  const response = await api.transport()(request)
  if (/^application\/pdf *(;|$)/i.test(response.headers.get('Content-Type') ?? '')) {
    return new Blob([await response.arrayBuffer()], { type: 'application/pdf' })
  }
  const envelope = (await response.json()) as FailureEnvelope | { error_code: 200 }
  throw new ApiFailure('error' in envelope ? envelope : unreadableAnswer('no PDF'))
}

/** Resolves with the text of the response or the envelope of the network failure (rule 16.4). Sends no token. */
export async function postToUrl(
  address: string,
  body: unknown,
  { send = fetch, timeLimit = TIME_LIMIT }: { send?: Send; timeLimit?: number } = {},
): Promise<string | FailureEnvelope> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new DOMException('No answer in time', 'TimeoutError')), timeLimit)
  try {
    const request = new Request(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: limit.signal,
    })
    return await (await send(request)).text()
  } catch (cause) {
    return networkFailure(cause)
  } finally {
    clearTimeout(timer)
  }
}

/** Body serialiser for calls whose body is a form (rule 16.3); undefined values are left out. */
export function asForm(body: Record<string, string | Blob | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, value)
  return form
}
