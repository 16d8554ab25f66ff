import type { HttpResult } from '../http/http-result.ts'
import type { Difference } from './difference.ts'

type Refusal = { status: number; error: string }

/** What is wrong with an answer whatever the call was, so that it is one finding for all calls; undefined if the call decides. */
export function causeOfAnyAnswer(result: HttpResult, refusal?: Refusal): Difference | undefined {
  if (!result.isAnswered) {
    const { kind, why: received } = result
    return kind === 'redirect'
      ? { kind, received }
      : { kind: 'silence', received, ...(kind === 'late' && { isLate: true }) }
  }
  const { status, content, body, mediaType, why: received } = result
  if (received !== undefined) return { kind: 'unreadable', received }
  // Frameworks have a page for an unknown method, so such a page says nothing about the others.
  if (mediaType === 'text/html' && content !== 'json' && refusal?.status !== 405)
    return { kind: 'broken', received: status, mediaType }
  const { error_code: code, error } = Object(body) as { error_code?: unknown; error?: unknown }
  if (typeof code === 'string') return { kind: 'type', place: 'error_code', expected: Number(code), received: code }
  if (refusal !== undefined && code === refusal.status && error === refusal.error && status !== code)
    return { kind: 'status', expected: refusal.status, received: status }
  return undefined
}
