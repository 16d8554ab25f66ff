import type { FastifyReply, FastifyRequest } from 'fastify'
import { waitWhileConnected } from '../../world/faults/inflict.ts'
import type { Awaitable } from '../../world/world-access.ts'
import { StoreError } from '../../world/world-store.ts'
import { clearWorldCookie, requestedWorldId } from '../access/world-choice.ts'
import { BUSY, BUSY_RULE, BusyError } from '../busy-error.ts'
import type { Operation } from '../contract/contract.ts'
import { makeMetaValidator } from '../contract/validate-metas.ts'
import { type Refusal, refuse } from '../envelope.ts'
import type { AnyHandler } from '../handler.ts'
import { readParts } from '../http/multipart.ts'
import { renderFile } from '../http/render-file.ts'
import type { HeldMemory } from '../http/upload-memory.ts'
import type { Kernel } from '../kernel.ts'
import { fail, failStoreUnavailable } from './fail.ts'
import { refuseCall } from './refuse-call.ts'
import { type RequestContext, refusalResult } from './request-context.ts'
import { finish, putOnWire, type StageOutcome } from './stage-outcome.ts'
import { isLatencyBefore, makeStages, type Ready, runStage } from './stages.ts'

const LONGEST_URL = 2_048

/**
 * The only path for every call, the same for worlds in memory, SQLite and PostgreSQL: locate the world, authorize, take the armed fault,
 * wait for what the operation needs, run it, render its file, send the response. Everything between two waits is one transaction on the
 * newest state of the world. A shared store may run a transaction again, so nothing leaves the process before its promise resolves. An
 * operation that waits for nothing is authorized and run in one transaction.
 */
export function makePipeline(kernel: Kernel, operation: Operation, handler: AnyHandler) {
  const stages = makeStages(kernel, operation, handler)
  const validateMetas = makeMetaValidator(operation, kernel.schemas)
  const firstStage = operation.body === 'multipart' ? stages.authorizeUpload : stages.authorize

  return (request: FastifyRequest, reply: FastifyReply): void | Promise<void> => {
    reply.hijack()
    let located: Awaitable<Located> | undefined
    try {
      located = locateWorld(request, reply)
      // Most calls wait for nothing, and then need no promise.
      if (!('call' in located) || located.outcome.kind !== 'reply') return finishLater(request, reply, located)
      putOnWire(located.call, located.outcome)
    } catch (error) {
      const call = located && 'call' in located ? located.call : undefined
      return failCall({ kernel, operation, request, reply }, call, error)
    }
  }

  async function finishLater(request: FastifyRequest, reply: FastifyReply, place: Awaitable<Located>): Promise<void> {
    const memory = kernel.uploadMemory.forCall()
    let call: RequestContext | undefined
    try {
      const located = await place
      if (located.kind === 'refused') return await refuseCall(kernel, request, reply, located.refusal)
      call = located.call
      let outcome = located.outcome
      if (outcome.kind === 'read-parts') outcome = await receiveParts(call, memory)
      if (outcome.kind === 'ready') outcome = await runAfterWaiting(call, outcome)
      if (outcome.kind === 'file') outcome = await renderAndConclude(call, outcome)
      if (outcome.kind === 'delayed-reply') outcome = await delayReply(call, outcome)
      putOnWire(call, outcome)
    } catch (error) {
      await failCall({ kernel, operation, request, reply }, call, error)
    } finally {
      memory.release()
    }
  }

  function locateWorld(request: FastifyRequest, reply: FastifyReply): Awaitable<Located> {
    return kernel.worlds.withWorld(requestedWorldId(request), (world): Located => {
      const refusal = refuseUrl(request)
      if (refusal || !world) {
        const unknown = refuse(404, 'unknown-world', { headers: clearWorldCookie(request, kernel.portalOrigin) })
        return { kind: 'refused', refusal: refusal ?? unknown }
      }
      const call: RequestContext = {
        kernel,
        operation,
        world,
        request,
        reply,
        id: undefined,
        at: 0,
        files: [],
        startedAt: performance.now(),
        caller: undefined,
      }
      return { kind: 'located', call, outcome: runStage(call, firstStage) }
    })
  }

  /** The world's clock runs while the parts arrive, so the token is checked again after them. */
  async function receiveParts(call: RequestContext, memory: HeldMemory): Promise<StageOutcome> {
    const parts = await readParts(call.request, operation.parts, memory)
    if (!('files' in parts)) return transaction(call, () => finish(call, refusalResult(parts, 'contract: parts')))
    call.files = validateMetas(parts.files)
    return transaction(call, stages.authorize)
  }

  /**
   * Password hashes are computed outside the transaction. A full rate limit refuses the call before hashing, because hashing is what a
   * flood would exploit.
   */
  async function runAfterWaiting(call: RequestContext, ready: Ready): Promise<StageOutcome> {
    const { fault, authorized } = ready
    const { handler: chosen, input } = authorized
    if (isLatencyBefore(fault)) {
      if (!(await waitWhileConnected(call.request.raw.socket, fault.ms))) return CLIENT_LEFT
      const refused = chosen.prepare && (await transaction(call, () => stages.refuseFlood(call, input)))
      if (refused) return refused
    }
    const prepared = await chosen.prepare?.(call.world.state, input)
    return transaction(call, () => stages.resume(call, { ...ready, authorized: { ...authorized, prepared } }))
  }

  async function renderAndConclude(
    call: RequestContext,
    outcome: Extract<StageOutcome, { kind: 'file' }>,
  ): Promise<StageOutcome> {
    const result = await renderFile(outcome.result)
    return transaction(call, () => stages.conclude(call, result, outcome.fault))
  }

  async function delayReply(
    call: RequestContext,
    outcome: Extract<StageOutcome, { kind: 'delayed-reply' }>,
  ): Promise<StageOutcome> {
    const { result, fault } = outcome
    if (!(await waitWhileConnected(call.request.raw.socket, fault.ms))) return CLIENT_LEFT
    return transaction(call, () => finish(call, result, fault))
  }
}

type Located =
  | { readonly kind: 'located'; readonly call: RequestContext; readonly outcome: StageOutcome }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

const CLIENT_LEFT: StageOutcome = { kind: 'client-left' }

/** Runs a stage on the newest state of the call's world, after every due event. Rejects with `StoreError`. */
async function transaction<Result>(
  call: RequestContext,
  stage: (call: RequestContext) => Result,
): Promise<Result | StageOutcome> {
  return call.kernel.worlds.resume(call.world, (world) => {
    call.world = world
    return runStage(call, stage)
  })
}

/** An error during a wait becomes a 500 of the call. Without its world nothing can be noted. */
async function failCall(
  context: Pick<RequestContext, 'kernel' | 'operation' | 'request' | 'reply'>,
  call: RequestContext | undefined,
  error: unknown,
): Promise<void> {
  if (!call || error instanceof StoreError) return failStoreUnavailable(context, error)
  const end = () => (error instanceof BusyError ? finish(call, refusalResult(BUSY, BUSY_RULE)) : fail(call, error))
  try {
    putOnWire(call, await transaction(call, end))
  } catch (storeError) {
    failStoreUnavailable(context, storeError)
  }
}

const refuseUrl = ({ originalUrl }: FastifyRequest): Refusal | undefined =>
  originalUrl.length > LONGEST_URL ? refuse(414, 'uri-too-long') : undefined
