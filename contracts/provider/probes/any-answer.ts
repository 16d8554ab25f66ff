import type { AnswerDifference } from '../../differences/difference.ts'
import type { HttpResult } from '../../http/http-result.ts'
import type { Probe } from './probe.ts'

/** What is wrong with an answer whatever the call was, so that it is one finding for all calls; undefined if the call decides. */
export function causeOfAnyAnswer(result: HttpResult, probe?: Probe): AnswerDifference | undefined {
  if (!result.came) return result.kind === 'redirect' ? undefined : { kind: 'silence', why: result.why }
  const { status, content, body, mediaType, why } = result
  if (why !== undefined) return { kind: 'unreadable', why }
  const refusal = probe?.refusal
  // Frameworks have a page for an unknown method, so such a page says nothing about the others.
  if (mediaType === 'text/html' && content !== 'json' && refusal?.status !== 405)
    return { kind: 'broken', came: status, mediaType }
  const { error_code: code, error } = Object(body) as { error_code?: unknown; error?: unknown }
  if (typeof code === 'string') return { kind: 'type', path: 'error_code', expected: Number(code), came: code }
  if (refusal !== undefined && code === refusal.status && error === refusal.error && status !== code)
    return { kind: 'status', expected: refusal.status, came: status }
  return undefined
}
