import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../../domain/state/fault.ts'
import { answeredSession, isNested } from '../../recording/answered-session.ts'
import { recorderOf } from '../../recording/recorder.ts'
import type { CallStep, RecordedPart } from '../../recording/recording.ts'
import type { World } from '../../world/world.ts'
import type { Operation } from '../contract/contract.ts'
import type { UploadedFile } from '../handler.ts'
import type { Kernel } from '../kernel.ts'

const MAX_ANSWER_BYTES = 64 * 1024
const BELOW_BASE = /^(?:\/w\/[^/]+)?\/api/
/** Faults after which the caller gets no readable response. */
const WIRE_BREAKERS = new Set<string>(['reset', 'refuse', 'stall', 'cut', 'garbage', 'html'])

/** What a recording stores of a call and its outcome. */
interface RecordedRequest {
  readonly kernel: Kernel
  readonly operation: Operation
  readonly world: World
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly at: number
  readonly files: readonly UploadedFile[]
}
interface Outcome {
  readonly status: number
  readonly code: number
  readonly error: string | undefined
  readonly body: string | Uint8Array
}

/** Adds a call to the recording of its world, if the world is recorded. */
export function recordCall(call: RecordedRequest, decided: Outcome, fault?: Fault) {
  const { kernel, operation, world, request, reply, at, files } = call
  const recorder = recorderOf(world)
  // A browser's own resend of a refused call is not a user action.
  if (!recorder || fault?.id === 'resend') return
  const { authorization: token, lang, 'access-key': accessKey, 'idempotency-key': key } = request.headers
  const session = token === undefined ? undefined : recorder.sessionOf(token)
  const caller = kernel.tokens.verify(world, token, at)
  const { uid: claimed, ...query } = textsOf(request.query)
  const isBroken = fault !== undefined && WIRE_BREAKERS.has(fault.kind)
  const { answer, accessToken } = isBroken ? {} : readAnswer(decided.body)
  const step: Omit<CallStep, 'at'> = {
    kind: 'call',
    operationId: operation.id,
    method: operation.method as CallStep['method'],
    path: (request.originalUrl.split('?')[0] ?? '').replace(BELOW_BASE, ''),
    query,
    uid: typeof caller === 'string' ? claimedBy(token, request.headers.uid ?? claimed) : caller.personId,
    ...(session !== undefined && { session }),
    ...((lang === 'cs' || lang === 'en') && { lang }),
    ...(typeof accessKey === 'string' && { accessKey }),
    ...(typeof key === 'string' && { idempotencyKey: key }),
    ...(isObject(request.body) && { body: request.body }),
    ...(files.length > 0 && { files: files.map(describePart) }),
    httpStatus: isBroken ? 0 : decided.status,
    errorCode: isBroken ? 0 : decided.code,
    ...(!isBroken && decided.error !== undefined && { error: decided.error }),
    ...(fault && { fault: `${fault.kind} ${fault.when}` }),
    ...(answer && { answer }),
  }
  const arrivedAt = performance.now() - reply.elapsedTime
  const delay = fault?.when === 'after' && 'ms' in fault ? fault.ms : undefined
  recorder.add(step, at, { token: accessToken, arrivedAt, ...(delay !== undefined && { delay }) })
}

/** The person that the call itself claims; an expired token claims none. */
const claimedBy = (token: string | undefined, uid: unknown) =>
  token !== undefined && typeof uid === 'string' ? uid : ''

const describePart = ({ meta, fileName, mediaType, bytes, present }: UploadedFile): RecordedPart => ({
  meta: JSON.stringify(meta) ?? '',
  name: present ? fileName : '',
  type: mediaType,
  size: bytes.length,
})

/** The envelope without the access token in it. */
function readAnswer(body: string | Uint8Array): { answer?: CallStep['answer']; accessToken?: string } {
  if (typeof body !== 'string' || body === '' || Buffer.byteLength(body) > MAX_ANSWER_BYTES) return {}
  const answer = JSON.parse(body) as Record<string, unknown>
  const { response } = answer
  const { token, ...rest } = answeredSession(response) ?? {}
  if (typeof token !== 'string') return { answer }
  const without = isNested(response) ? { ...response, session: rest } : rest
  return { answer: { ...answer, response: without }, accessToken: token }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textsOf(query: unknown): Record<string, string> {
  const pairs = Object.entries(query as Record<string, string | string[]>)
  return Object.fromEntries(pairs.map(([name, value]) => [name, Array.isArray(value) ? (value.at(-1) ?? '') : value]))
}
