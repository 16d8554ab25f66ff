import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { World } from '../world.ts'

/** Chromium resends at once; a later call is the user's own retry. Real milliseconds, because this concerns a socket and not the world. */
const RESEND_WITHIN_MS = 1_000

/**
 * After a refusal on a connection that has already carried a response, a browser silently sends the call again (seen with Chromium, POST
 * included), and the user would never see the refusal. `expectResend` notes the call, `resentCall` recognises the resend, and
 * `forgetResend` removes the note.
 */
export function expectResend(world: World, request: IncomingMessage, body: unknown, id: number | undefined): void {
  if (!canResend(request)) return
  world.attachments.resends ??= new Map<string, Refused>()
  callsOf(world)?.set(fingerprint(request, body), { id, until: performance.now() + RESEND_WITHIN_MS })
}

/** The refused call that this one repeats, by its journal id, once that is known. */
export function resentCall(world: World, request: IncomingMessage, body: unknown): Pick<Refused, 'id'> | undefined {
  const calls = callsOf(world)
  if (!calls || calls.size === 0) return undefined
  const now = performance.now()
  for (const [call, { until }] of calls) if (until < now) calls.delete(call)
  return calls.get(fingerprint(request, body))
}

export function forgetResend(world: World, request: IncomingMessage, body: unknown): void {
  callsOf(world)?.delete(fingerprint(request, body))
}

type Refused = { readonly id: number | undefined; readonly until: number }

const callsOf = ({ attachments }: World) => attachments.resends as Map<string, Refused> | undefined

/** Only browsers resend, and only on a connection on which a response was already written. */
function canResend({ headers, socket }: IncomingMessage): boolean {
  return socket.bytesWritten > 0 && headers['user-agent']?.startsWith('Mozilla/') === true
}

function fingerprint({ method, url, headers }: IncomingMessage, body: unknown): string {
  const {
    authorization = '',
    'access-key': opens = '',
    'idempotency-key': key = '',
    'content-length': length = '',
  } = headers
  const hash = createHash('sha256').update(JSON.stringify([method, url, authorization, opens, key, length]))
  return hash.update(JSON.stringify(body) ?? '').digest('base64')
}
