import type { Fault } from '../domain/state/fault.ts'
import { type AnyInput, admit } from './admit.ts'
import { type Call, type Decided, decideRefusal, NOTHING } from './call.ts'
import type { Operation } from './contract.ts'
import { type Authorized, decide, nameOfCall, rehearse } from './decide.ts'
import { fail } from './fail.ts'
import { endAfterCommit, endBeforeCommit, showsAnswer, takeArmedFault, takeUploadFault } from './fault-injection.ts'
import type { AnyHandler } from './handler.ts'
import { recall } from './idempotency.ts'
import { makeReadInput } from './input.ts'
import type { Kernel } from './kernel.ts'
import { magicFault } from './magic-fault.ts'
import { finish, type Outcome } from './outcome.ts'
import { makeAnswerChecks } from './schemas.ts'
import { checkThrottle } from './throttle.ts'

/** An authorised call that waits for something before its operation can run. */
export type Ready = Extract<Outcome, { kind: 'ready' }>

/** The synchronous stages of one operation. Each runs within a transaction and may run again. */
export function makeStages(kernel: Kernel, operation: Operation, handler: AnyHandler) {
  const readInput = makeReadInput(operation, kernel.schemas)
  const checkAnswer = kernel.checkAnswers ? makeAnswerChecks(operation, kernel.schemas) : undefined

  return { authorize, authorizeUpload, refuseFlood, execute, conclude }

  /** Contract, token, person, scope and armed fault. The operation follows at once unless it has to wait. */
  function authorize(call: Call): Outcome {
    const admission = admit(call, readInput, call.files)
    return 'refused' in admission ? finish(call, admission.refused) : takeFault(call, admission.input, handler)
  }

  /**
   * Before the parts are read: a client that may not upload is refused whatever the parts are, and Node reads the rest of the body away
   * so that the answer arrives. What the operation refuses without looking at the files is refused before a byte of them is read.
   */
  function authorizeUpload(call: Call): Outcome {
    const admission = admit(call, readInput, [])
    if ('refused' in admission) return finish(call, admission.refused)
    const { input } = admission
    const refused = isRepeated(call, input) ? null : handler.refuseFiles?.(call.world.state, input, { now: call.at })
    if (refused) return takeFault(call, withoutKey(input), { run: () => refused })
    return takeUploadFault(call) ?? { kind: 'read-parts' }
  }

  function takeFault(call: Call, input: AnyInput, chosen: AnyHandler): Outcome {
    const fault = takeArmedFault(call) ?? magicFault(operation.id, input)
    const authorized: Authorized = { call, handler: chosen, input, prepared: undefined, checkAnswer }
    const ready: Ready = { kind: 'ready', authorized, fault }
    return chosen.prepare || isLatencyBefore(fault) ? ready : execute(call, ready)
  }

  function refuseFlood(call: Call, { address, caller }: AnyInput): Outcome | undefined {
    const visitor = { operationId: operation.id, address, account: caller?.personId }
    const busy = checkThrottle(call.world.state, visitor, call.at)
    return busy && finish(call, decideRefusal(busy, 'rate limit'))
  }

  /** The operation with its commit, or only what it would answer if a fault ends the call before the commit. */
  function execute(call: Call, { authorized, fault }: Ready): Outcome {
    const result = fault && endsBeforeCommit(fault) ? rehearseFor(fault, authorized) : decide(authorized)
    return result.file ? { kind: 'file', file: result.file, result, fault } : conclude(call, result, fault)
  }

  function conclude(call: Call, result: Decided, fault: Fault | undefined): Outcome {
    if (!fault || isLatencyBefore(fault)) return finish(call, result, fault)
    return endsBeforeCommit(fault) ? endBeforeCommit(call, fault, result) : endAfterCommit(call, fault, result)
  }
}

/** Runs the events that are due, so that the stage sees the world as it is at this very moment. What it throws becomes a 500. */
export function runStage<Result>(call: Call, stage: (call: Call) => Result): Result | Outcome {
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

const rehearseFor = (fault: Fault, authorized: Authorized): Decided =>
  showsAnswer(fault) ? rehearse(authorized) : NOTHING

/** The answer is remembered under the call's key, whatever the operation would say now. */
function isRepeated({ world, operation, at }: Call, input: AnyInput): boolean {
  const named = nameOfCall(operation.id, input)
  return named !== undefined && recall(world.state, named, at) !== undefined
}

/** A refusal before the files is not remembered: the key covers the files too, and they were not read. */
const withoutKey = (input: AnyInput): AnyInput => ({
  ...input,
  headers: { ...input.headers, idempotencyKey: undefined },
})
