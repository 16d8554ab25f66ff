import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Coverage } from '../world/journal/coverage.ts'
import { envelopeOf, type Refusal } from './envelope.ts'
import type { Cors } from './plugins/cors.ts'

type Headers = Readonly<Record<string, string | number>>

/** An answer ready for the wire; `at` is the world's clock and becomes `Date`. */
export interface HttpAnswer {
  readonly status: number
  readonly body: string | Uint8Array
  readonly headers: Headers
}

let lastSecond = -1
let lastDate = ''

/** `Date` of an answer. Cached, since a busy second holds thousands of answers. */
export function httpDate(epochMs: number): string {
  const second = Math.floor(epochMs / 1000)
  if (second !== lastSecond) {
    lastSecond = second
    lastDate = new Date(epochMs).toUTCString()
  }
  return lastDate
}

/** Never kept by a cache nor guessed to be something else (rule 19.15): nearly every answer holds somebody's data. `callId` is the journal's. */
export function makeAnswer(
  cors: Cors,
  request: FastifyRequest,
  status: number,
  body: string | Uint8Array,
  at: number,
  extra: Headers | undefined,
  callId?: number,
): HttpAnswer {
  const headers: Record<string, string | number> = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    date: httpDate(at),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  if (callId !== undefined) headers['x-request-id'] = `j-${callId}`
  const allowed = cors.headersFor(request.raw.headers)
  if (allowed) Object.assign(headers, allowed)
  if (extra) Object.assign(headers, extra)
  return { status, body, headers }
}

/** Past Fastify's own sending: there is no hook to run and nothing to serialise, which saves a fifth of a call. */
export function send(reply: FastifyReply, { status, headers, body }: HttpAnswer): void {
  const { raw } = reply
  if (raw.destroyed || raw.headersSent) return
  raw.writeHead(status, headers)
  if (typeof body !== 'string') return void raw.end(body)
  // Plain letters are copied as they are; as UTF-8 each would be looked at first.
  raw.end(body, headers['content-length'] === body.length ? 'latin1' : 'utf8')
}

/** What an answer outside of any operation needs. */
export interface RefusalContext {
  readonly cors: Cors
  readonly coverage: Coverage
}

/** An envelope of the transport, outside any operation; counted under `transport`. */
export function sendRefusal(
  desk: RefusalContext,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  at: number,
): void {
  if (!reply.sent) reply.hijack()
  desk.coverage.count('transport', refusal.code, refusal.error)
  send(reply, makeAnswer(desk.cors, request, refusal.code, JSON.stringify(envelopeOf(refusal)), at, refusal.headers))
}
