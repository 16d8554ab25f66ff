import type { Fault } from '../../domain/state/fault.ts'
import { type AnyInput, authorizeRequest, findCaller } from '../access/authorize-request.ts'
import { checkThrottle } from '../access/throttle.ts'
import type { Operation } from '../contract/contract.ts'
import { makeReadInput } from '../contract/input.ts'
import { makeAnswerChecks } from '../contract/schemas.ts'
import type { AnyHandler } from '../handler.ts'
import type { Kernel } from '../kernel.ts'
import { AnswerCache } from './answer-cache.ts'
import { fail } from './fail.ts'
import {
  injectAfterCommit,
  injectBeforeCommit,
  showsAnswer,
  takeArmedFault,
  takeUploadFault,
} from './fault-injection.ts'
import { isRepeated } from './idempotency.ts'
import { magicFault } from './magic-fault.ts'
import { NO_RESULT, type OperationResult, type RequestContext, refusalResult } from './request-context.ts'
import { type AuthorizedCall, dryRunOperation, runOperation } from './run-operation.ts'
import { finish, type StageOutcome } from './stage-outcome.ts'

/** An authorised call that waits for something before its operation can run. */
export type Ready = Extract<StageOutcome, { kind: 'ready' }>

/** The synchronous stages of one operation. Each runs within a transaction and may run again. */
export function makeStages(kernel: Kernel, operation: Operation, handler: AnyHandler) {
  const readInput = makeReadInput(operation, kernel.schemas)
  const cache = kernel.cacheable.has(operation.id) ? new AnswerCache<OperationResult>() : undefined
  const checkAnswer = kernel.checkAnswers ? makeAnswerChecks(operation, kernel.schemas) : undefined

  return { authorize, authorizeUpload, refuseFlood, resume, conclude }

  /** Contract, token, person, scope and armed fault. The operation runs at once unless it has to wait. */
  function authorize(call: RequestContext): StageOutcome {
    const admission = authorizeRequest(call, readInput, call.files)
    return 'refused' in admission ? finish(call, admission.refused) : takeFault(call, admission.input, handler)
  }

  /**
   * Runs before the parts are read: a client that may not upload is refused whatever the parts are, and Node reads and drops the rest of
   * the body so that the response arrives. An error that does not depend on the files is returned before any byte of them is read.
   */
  function authorizeUpload(call: RequestContext): StageOutcome {
    const admission = authorizeRequest(call, readInput, [])
    if ('refused' in admission) return finish(call, admission.refused)
    const { input } = admission
    const refused = isRepeated(call, input) ? null : handler.refuseFiles?.(call.world.state, input, { now: call.at })
    if (refused) return takeFault(call, withoutKey(input), { run: () => refused })
    return takeUploadFault(call, input) ?? { kind: 'read-parts' }
  }

  function takeFault(call: RequestContext, input: AnyInput, chosen: AnyHandler): StageOutcome {
    const fault = takeArmedFault(call, input) ?? magicFault(operation.id, input)
    const authorized: AuthorizedCall = { call, handler: chosen, input, prepared: undefined, checkAnswer, cache }
    const ready: Ready = { kind: 'ready', authorized, fault }
    if (isLatencyBefore(fault)) return ready
    return chosen.prepare ? (refuseFlood(call, input) ?? ready) : execute(call, ready)
  }

  function refuseFlood(call: RequestContext, { address, caller }: AnyInput): StageOutcome | undefined {
    const visitor = { operationId: operation.id, address, account: caller?.personId }
    const busy = checkThrottle(call.world.state, visitor, call.at)
    return busy && finish(call, refusalResult(busy, 'rate limit'))
  }

  /** Runs the operation after a wait, in which the session may have ended. */
  function resume(call: RequestContext, ready: Ready): StageOutcome {
    const caller = findCaller(call)
    return caller && 'refused' in caller ? finish(call, caller.refused) : execute(call, ready)
  }

  /** Runs the operation with its commit, or only computes its response if a fault ends the call before the commit. */
  function execute(call: RequestContext, { authorized, fault }: Ready): StageOutcome {
    const result = fault && endsBeforeCommit(fault) ? rehearseFor(fault, authorized) : runOperation(authorized)
    return result.file ? { kind: 'file', result, fault } : conclude(call, result, fault)
  }

  function conclude(call: RequestContext, result: OperationResult, fault: Fault | undefined): StageOutcome {
    if (!fault || isLatencyBefore(fault)) return finish(call, result, fault)
    return endsBeforeCommit(fault) ? injectBeforeCommit(call, fault, result) : injectAfterCommit(call, fault, result)
  }
}

/** Runs the due events first, so that the stage sees the current world. An error becomes a 500. */
export function runStage<Result>(call: RequestContext, stage: (call: RequestContext) => Result): Result | StageOutcome {
  const { kernel, world } = call
  try {
    call.at = world.clock.now()
    kernel.scheduler.runUpTo(world, call.at)
    return stage(call)
  } catch (error) {
    return fail(call, error)
  }
}

type Latency = Extract<Fault, { kind: 'latency' }>
export const isLatencyBefore = (fault: Fault | undefined): fault is Latency =>
  fault?.kind === 'latency' && fault.when === 'before'

const endsBeforeCommit = (fault: Fault): boolean => fault.when === 'before' && fault.kind !== 'latency'

const rehearseFor = (fault: Fault, authorized: AuthorizedCall): OperationResult =>
  showsAnswer(fault) ? dryRunOperation(authorized) : NO_RESULT

/** An error before the files is not stored: the key covers the files too, and they were not read. */
const withoutKey = (input: AnyInput): AnyInput => ({
  ...input,
  headers: { ...input.headers, idempotencyKey: undefined },
})
