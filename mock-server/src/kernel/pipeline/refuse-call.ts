import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteEntry } from '../../world/journal/note.ts'
import type { World } from '../../world/world.ts'
import { requestedWorldId, worldTimeOf } from '../access/world-choice.ts'
import type { Refusal } from '../envelope.ts'
import type { Kernel } from '../kernel.ts'
import { describeCall } from '../record/describe-call.ts'
import { sendRefusal } from './answer.ts'
import { refusalResult } from './request-context.ts'

/** The base of the API, in a world of the path or in another one. */
const BASE = /^(?:\/w\/[^/?]+)?\/api(?=[/?]|$)/
/** Of a longer address the journal holds the beginning. */
const LONGEST_ADDRESS = 2_048

type Refused = { readonly kernel: Kernel; readonly request: FastifyRequest; readonly reply: FastifyReply }

/**
 * Refuses a call before it reaches an operation: an unknown path, a body that is too large or cannot be read. The journal of its world
 * has it, too. Never rejects.
 */
export async function refuseCall(
  kernel: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): Promise<void> {
  if (!reply.sent) reply.hijack()
  const noted = BASE.test(request.originalUrl) ? await noteInWorld({ kernel, request, reply }, refusal) : undefined
  // The portal sets its clock by `Date`, so a refusal has the time of its world.
  const at = noted?.at ?? (await worldTimeOf(kernel.worlds, request))
  sendRefusal(kernel, request, reply, refusal, at, noted?.id)
}

/** The time and the id of the entry; undefined without a world, or if its store is unavailable. */
async function noteInWorld(refused: Refused, refusal: Refusal): Promise<{ at: number; id?: number } | undefined> {
  const { kernel, request } = refused
  let id: number | undefined
  try {
    const at = await kernel.worlds.withWorld(
      requestedWorldId(request),
      (world) =>
        world &&
        noteRefusal(refused, world, refusal, (noted) => {
          id = noted
        }),
    )
    return at === undefined ? undefined : { at, ...(id !== undefined && { id }) }
  } catch {
    return undefined
  }
}

/** Returns the world's time. */
function noteRefusal(
  { kernel, request, reply }: Refused,
  world: World,
  refusal: Refusal,
  then: (id: number) => void,
): number {
  const at = world.clock.now()
  kernel.scheduler.runUpTo(world, at)
  const { status, code, error, applied, body } = refusalResult(refusal, '')
  const operation = operationOf(kernel, request)
  const call = describeCall(
    {
      kernel,
      world,
      at,
      files: [],
      caller: undefined,
      startedAt: performance.now() - reply.elapsedTime,
      operation: operation ?? { method: request.method, path: '' },
      request: {
        originalUrl: request.originalUrl.slice(0, LONGEST_ADDRESS),
        headers: request.headers,
        body: request.body,
      },
    },
    { body },
  )
  const rule = operation ? 'rule 19.18 Malformed requests' : 'contract: paths'
  const result = { httpStatus: status, errorCode: code, error, rule, fault: undefined, changes: applied }
  // The coverage counts it under `transport` when it is sent.
  noteEntry(world, { at, operationId: operation?.id, ...result, call }, false, then)
  return at
}

/** The operation whose path and method were called; undefined for an unknown path or method. */
function operationOf({ contract }: Kernel, { method, routeOptions }: FastifyRequest) {
  const path = routeOptions?.url?.replace(BASE, '').replace(/:(\w+)/g, '{$1}')
  const called = method === 'HEAD' ? 'GET' : method
  return contract.operations.find((operation) => operation.method === called && operation.path === path)
}
