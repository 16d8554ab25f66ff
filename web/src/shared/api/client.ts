import createClient, { type Client } from 'openapi-fetch'
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
}

export function createApi({ base, ...ports }: ApiPorts): Api {
  const transport = createTransport(ports)
  const client = (kind?: CallKind): TypedClient => createClient<Paths>({ baseUrl: base, fetch: transport(kind) })
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
