import { answered, sandbox } from '../../../api/sandbox.ts'
import { type CalledEntry, callAddress, textOfBody } from '../../../shared/call-request.ts'

/** The new entry of the journal and its HTTP status; undefined if no response came, for example by a fault. */
export type Repeated = { entry: string; status: number } | undefined

/**
 * Sends a call again as the person who made it, over the network as the portal does, so faults apply. An idempotency key is replaced: with
 * the same one the provider would only repeat its answer. Throws `SandboxProblem` if there is no token for the person.
 */
export async function repeatCall(world: string, { id, call }: CalledEntry): Promise<Repeated> {
  const { 'idempotency-key': key, ...headers } = call.headers
  const body = textOfBody(call.request)
  const token = call.hasToken ? await tokenFor(world, id) : undefined
  const response = await fetch(callAddress(world, call), {
    method: call.method,
    credentials: 'omit',
    headers: {
      ...headers,
      ...(key !== undefined && { 'idempotency-key': newKey() }),
      ...(token !== undefined && { authorization: token }),
    },
    ...(body !== undefined && { body }),
  }).catch(() => undefined)
  return response && { entry: response.headers.get('x-request-id') ?? '', status: response.status }
}

async function tokenFor(world: string, entry: string): Promise<string> {
  const call = sandbox.POST('/worlds/{world}/journal/{entry}/token', { params: { path: { world, entry } } })
  return (await answered(call)).token
}

/** `crypto.randomUUID` is missing on plain-HTTP addresses. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
