import { withUsableToken } from './access-token.ts'
import type { CredentialsPort, Language } from './credentials.ts'
import { endsSession } from './envelope.ts'
import { exchange, type Send } from './exchange.ts'
import type { ServerClock } from './server-clock.ts'

export type TransportPorts = {
  send: Send
  credentials: CredentialsPort
  clock: ServerClock
  language: () => Language
}

export type CallKind = {
  /** Adds `?uid=` to GET and DELETE; true by default (rule 16.1). */
  uidInAddress?: boolean
  /** Adds headers that prevent caching. */
  noCache?: boolean
  /** Milliseconds for the complete response. */
  timeLimit?: number
  /** Is not aborted when the session ends: only for the logout call. */
  outlivesSession?: boolean
  /** Replaces the network function, e.g. by one that reports the progress of an upload. */
  send?: Send
}

export const TIME_LIMIT = 30_000

/** A proxy sends these if it cannot reach the provider, with its own time: in a world with a moved clock that would end sessions. */
const OF_A_PROXY = new Set([502, 503, 504])

/**
 * The only place that prepares a request (rule 16.1), sets the server clock, ends a session whose token is
 * rejected, and drops responses for a user who has left.
 */
export function createTransport({ send, credentials, clock, language }: TransportPorts): (kind?: CallKind) => Send {
  const lasting = new AbortController().signal
  let left = new AbortController()
  let { epoch: latest } = credentials.current()
  credentials.subscribe(() => {
    const { epoch } = credentials.current()
    if (epoch === latest) return
    latest = epoch
    left.abort()
    left = new AbortController()
  })

  return (kind = {}) =>
    (plain) => {
      // The credentials are read now, in the same task in which the call was made.
      const { personId, token, epoch } = credentials.current()
      const request = dress(plain, kind, { personId, token, language: language() })
      const sentAt = clock.stopwatch()
      return exchange(request, {
        send: kind.send ?? send,
        timeLimit: kind.timeLimit ?? TIME_LIMIT,
        left: kind.outlivesSession ? lasting : left.signal,
        onAnswer: ({ status, headers }) => {
          if (!OF_A_PROXY.has(status)) clock.observe(headers.get('Date'), sentAt, headers.get('X-Clock') === 'stopped')
        },
        onEnvelope: (envelope) => {
          // A prolonged session already has a new token: a rejection of the former token must not end it.
          const isCurrent = token !== undefined && token === credentials.current().token
          if (isCurrent && endsSession(envelope)) credentials.expire(epoch)
          return withUsableToken(envelope, clock.now())
        },
      })
    }
}

type Dress = { personId: string; token: string | undefined; language: Language }

function dress(plain: Request, kind: CallKind, { personId, token, language }: Dress): Request {
  const request = withUid(plain, kind, personId)
  const { headers } = request
  if (!headers.has('Accept') || headers.get('Accept') === '*/*') headers.set('Accept', 'application/json')
  headers.set('uid', personId)
  headers.set('lang', language)
  if (token !== undefined) headers.set('Authorization', token)
  if (kind.noCache) {
    headers.set('Cache-Control', 'no-cache, no-store')
    headers.set('Pragma', 'no-cache')
  }
  return request
}

/** Only requests without a body get a new address: a request with a body would become a stream, which HTTP/1 cannot send. */
function withUid(request: Request, { uidInAddress = true }: CallKind, personId: string): Request {
  if (!uidInAddress || (request.method !== 'GET' && request.method !== 'DELETE')) return request
  const address = new URL(request.url)
  address.searchParams.set('uid', personId)
  return new Request(address, request)
}
