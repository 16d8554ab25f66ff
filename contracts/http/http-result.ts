import { explainFailure } from '../network-texts.ts'
import { readResponse } from './answer-body.ts'

/** A call before it is sent. */
export type HttpCall = {
  method: string
  path: string
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  body?: string | Uint8Array<ArrayBuffer> | FormData
}

/** The answer; `clock` is the side's own, in milliseconds, from the header Date. `body` is undefined if it cannot be read. */
export type HttpResult =
  | { isAnswered: false; kind: 'late' | 'silence' | 'redirect'; why: string }
  | {
      isAnswered: true
      status: number
      mediaType: string
      retryAfter: string | undefined
      headers?: Headers
      clock: number
      content: 'json' | 'pdf' | 'empty' | 'unreadable'
      body: unknown
      /** Why the content is unreadable, if it shows. */
      why?: string
      /** Of a complete PDF. */
      bytes?: Uint8Array
    }

/** Sends a call and reads its answer to the end. An answer that times out or breaks off is returned as a failure. */
export async function sendCall(
  api: string,
  world: string | undefined,
  call: HttpCall,
  patienceMs: number,
): Promise<HttpResult> {
  const search = new URLSearchParams(call.query)
  try {
    const response = await fetch(`${api}${call.path}${search.size > 0 ? `?${search.toString()}` : ''}`, {
      method: call.method,
      // An idle connection would block a server that has one thread.
      headers: { connection: 'close', ...call.headers, ...(world !== undefined && { 'x-world': world }) },
      ...(call.body !== undefined && { body: call.body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const target = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && target !== null) {
      await response.body?.cancel()
      const why = `HTTP ${response.status}, a redirect to ${target.split('?')[0]}`
      return { isAnswered: false, kind: 'redirect', why }
    }
    const bytes = await readResponse(response)
    const date = Date.parse(response.headers.get('date') ?? '')
    return {
      isAnswered: true,
      status: response.status,
      mediaType: (response.headers.get('content-type') ?? 'none').split(';')[0]?.trim().toLowerCase() ?? 'none',
      retryAfter: response.headers.get('retry-after') ?? undefined,
      headers: response.headers,
      clock: Number.isNaN(date) ? Date.now() : date,
      ...read(bytes),
    }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { isAnswered: false, kind: isLate ? 'late' : 'silence', why: explainFailure(error) }
  }
}

function read(bytes: Buffer): Pick<Extract<HttpResult, { isAnswered: true }>, 'content' | 'body' | 'bytes' | 'why'> {
  if (bytes.length === 0) return { content: 'empty', body: undefined }
  if (bytes.subarray(0, 5).toString() === '%PDF-') {
    const isWhole = /%%EOF\s*$/.test(bytes.subarray(-32).toString('latin1'))
    return isWhole ? { content: 'pdf', body: undefined, bytes } : { content: 'unreadable', body: undefined }
  }
  const text = bytes.toString()
  const why = whyUnreadable(text)
  try {
    if (why === undefined) return { content: 'json', body: JSON.parse(text) as unknown }
  } catch {
    // Returned below.
  }
  return { content: 'unreadable', body: undefined, ...(why !== undefined && { why }) }
}

/** Why a body cannot be read as JSON, if its text (decoded as UTF-8) shows it. */
export function whyUnreadable(text: string): string | undefined {
  if (text.startsWith('\uFEFF')) return 'a byte order mark (BOM) before the JSON: write UTF-8 without it'
  if (text.includes('\uFFFD')) return 'bytes that are not UTF-8, as of windows-1250: JSON is always UTF-8'
  if (/[:[,]\s*-?(?:NaN|Infinity)\s*[,\]}]/.test(text))
    return 'NaN or Infinity, which JSON has not: write null or a number'
  return undefined
}
