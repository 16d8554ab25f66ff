import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { World } from '../world.ts'

/** Chromium sends again at once; what comes later is a person's new try. Real milliseconds: this is about a socket, not the world. */
const RESEND_WITHIN_MS = 1_000

/**
 * After a refusal on a connection that had already carried an answer, a browser silently sends the call again (seen with Chromium,
 * POST included), and the refusal would never show. `expectResend` notes the call, `isResend` says that this is the one, and
 * `forgetResend` that it was.
 */
export function expectResend(world: World, request: IncomingMessage, body: unknown): void {
  if (!canResend(request)) return
  world.attachments.resends ??= new Map<string, number>()
  callsOf(world)?.set(fingerprint(request, body), performance.now() + RESEND_WITHIN_MS)
}

export function isResend(world: World, request: IncomingMessage, body: unknown): boolean {
  const calls = callsOf(world)
  if (!calls || calls.size === 0) return false
  const now = performance.now()
  for (const [call, until] of calls) if (until < now) calls.delete(call)
  return calls.has(fingerprint(request, body))
}

export function forgetResend(world: World, request: IncomingMessage, body: unknown): void {
  callsOf(world)?.delete(fingerprint(request, body))
}

const callsOf = ({ attachments }: World) => attachments.resends as Map<string, number> | undefined

/** Only browsers do it, and only on a connection used before: something has been written to it. */
function canResend({ headers, socket }: IncomingMessage): boolean {
  return socket.bytesWritten > 0 && headers['user-agent']?.startsWith('Mozilla/') === true
}

function fingerprint({ method, url, headers }: IncomingMessage, body: unknown): string {
  const { authorization = '', 'idempotency-key': key = '', 'content-length': length = '' } = headers
  const hash = createHash('sha256').update(JSON.stringify([method, url, authorization, key, length]))
  return hash.update(JSON.stringify(body) ?? '').digest('base64')
}
