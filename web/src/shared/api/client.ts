import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { type Envelope, isFault } from './envelope.ts'
import { type CallKind, createTransport, type TransportPorts } from './transport.ts'
import type { Paths } from './wire.ts'

type TypedClient = Client<Paths>

/**
 * The provider's calls, typed by the contract. Each resolves with an envelope whatever happened; {@link answerOf} and
 * {@link responseOf} turn a failed one into a thrown `ApiFailure`.
 *
 *     const vote = responseOf(await api.GET('/nps', { params: { query: { emlid } } }))
 */
export type Api = Pick<TypedClient, 'GET' | 'POST' | 'DELETE'> & {
  /** The same calls without `?uid=` in the address. */
  withoutUid: Pick<TypedClient, 'GET' | 'DELETE'>
  /** The same calls with headers that keep caches out. */
  noCache: Pick<TypedClient, 'GET'>
  /** The way to the network for calls with a limit or an adapter of their own (uploads, PDF, sending a file). */
  transport: ReturnType<typeof createTransport>
  /** Absolute address of the API, without a slash at its end. */
  base: string
}

export type ApiPorts = TransportPorts & {
  /** Absolute address of the API base, e.g. `https://portal.example.com/api`. */
  base: string
  /** Told how every call ended; holds nothing of the person who called. */
  onEnd?: ((end: CallResult) => void) | undefined
}

/** A call of the provider and its end, as far as reports of errors may know: the path as the contract writes it. */
export type CallResult = { method: string; path: string; code: number; isFault: boolean }

export function createApi({ base, onEnd, ...ports }: ApiPorts): Api {
  const transport = createTransport(ports)
  function client(kind?: CallKind): TypedClient {
    const made = createClient<Paths>({ baseUrl: base, fetch: transport(kind) })
    if (onEnd) made.use(watching(onEnd))
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

/** The transport has made an envelope of whatever came, so there is one to read. */
const watching = (onEnd: (end: CallResult) => void): Middleware => ({
  async onResponse({ schemaPath: path, request: { method }, response }) {
    const envelope = (await response.clone().json()) as Envelope
    onEnd({ method, path, code: envelope.error_code, isFault: isFault(envelope) })
    return undefined
  },
})
