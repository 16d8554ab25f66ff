import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { type Envelope, isFault } from './envelope.ts'
import { type CallKind, createTransport, type TransportPorts } from './transport.ts'
import type { Paths } from './wire.ts'

type TypedClient = Client<Paths>

/** Each call resolves with an envelope; {@link answerOf} and {@link responseOf} throw `ApiFailure` for a failed one. */
export type Api = Pick<TypedClient, 'GET' | 'POST' | 'DELETE'> & {
  /** The same calls without `?uid=` in the address. */
  withoutUid: Pick<TypedClient, 'GET' | 'DELETE'>
  /** The same calls with headers that prevent caching. */
  noCache: Pick<TypedClient, 'GET'>
  /** For calls with a time limit or an adapter of their own (uploads, PDF, sending a file). */
  transport: ReturnType<typeof createTransport>
  /** Absolute address of the API, without a trailing slash. */
  base: string
}

export type ApiPorts = TransportPorts & {
  /** Absolute address of the API base, e.g. `https://portal.example.com/api`. */
  base: string
  /** Called when a call has ended, with no personal data. */
  onEnd?: ((end: CallResult) => void) | undefined
  /** Checks the answers before `onEnd` and the caller see them. */
  check?: Middleware
}

/** How an API call ended, without personal data: `path` is the path template of the contract. */
export type CallResult = { method: string; path: string; code: number; isFault: boolean }

export function createApi({ base, onEnd, check, ...ports }: ApiPorts): Api {
  const transport = createTransport(ports)
  function client(kind?: CallKind): TypedClient {
    const made = createClient<Paths>({ baseUrl: base, fetch: transport(kind) })
    // The last one is the first to see an answer.
    if (onEnd) made.use(watching(onEnd))
    if (check) made.use(check)
    return made
  }
  const { GET, POST, DELETE } = client()
  return {
    GET,
    POST,
    DELETE,
    withoutUid: client({ uidInAddress: false }),
    noCache: client({ noCache: true }),
    transport,
    base: base.replace(/\/$/, ''),
  }
}

/** Reads every response: the transport makes an envelope of each one. */
const watching = (onEnd: (end: CallResult) => void): Middleware => ({
  async onResponse({ schemaPath: path, request: { method }, response }) {
    const envelope = (await response.clone().json()) as Envelope
    onEnd({ method, path, code: envelope.error_code, isFault: isFault(envelope) })
    return undefined
  },
})
