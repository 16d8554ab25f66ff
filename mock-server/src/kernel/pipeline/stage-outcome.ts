import type { IncomingMessage } from 'node:http'
import type { Fault } from '../../domain/state/fault.ts'
import { inflict } from '../../world/faults/inflict.ts'
import { expectResend } from '../../world/faults/resend.ts'
import { noteEntry } from '../../world/journal/note.ts'
import { describeCall } from '../record/describe-call.ts'
import { recordCall } from '../record/record-call.ts'
import { makeAnswer, send, withStoppedClock } from './answer.ts'
import type { OperationResult, RequestContext } from './request-context.ts'
import type { AuthorizedCall } from './run-operation.ts'

/** The outcome of a stage: the pipeline's next action, or how the call ends on the wire once the transaction is durable. */
export type StageOutcome =
  | { readonly kind: 'read-parts' }
  | { readonly kind: 'ready'; readonly authorized: AuthorizedCall; readonly fault: Fault | undefined }
  | { readonly kind: 'file'; readonly result: OperationResult; readonly fault: Fault | undefined }
  | {
      readonly kind: 'delayed-reply'
      readonly result: OperationResult
      readonly fault: Extract<Fault, { kind: 'latency' }>
    }
  | { readonly kind: 'reply'; readonly result: OperationResult }
  | { readonly kind: 'broken-reply'; readonly result: OperationResult; readonly fault: Fault }
  | { readonly kind: 'broken-upload'; readonly atPercent: number }
  | { readonly kind: 'client-left' }

/** Ends a call with a response: coverage, journal and log record it when the transaction is durable. */
export function finish(call: RequestContext, result: OperationResult, fault?: Fault): StageOutcome {
  note(call, result, fault, true)
  return { kind: 'reply', result }
}

/** Ends a call with a fault that breaks the response on the wire. */
export function breakReply(
  call: RequestContext,
  noted: OperationResult,
  fault: Fault,
  result: OperationResult,
): StageOutcome {
  note(call, noted, fault, false)
  return { kind: 'broken-reply', result, fault }
}

/** Ends an upload while its parts are arriving. */
export function breakUpload(
  call: RequestContext,
  nothing: OperationResult,
  fault: Extract<Fault, { kind: 'cut' }>,
): StageOutcome {
  note(call, nothing, fault, false)
  return { kind: 'broken-upload', atPercent: fault.atPercent }
}

/** Runs after the transaction. Its effects cannot be rolled back. */
export function putOnWire(call: RequestContext, outcome: StageOutcome): void {
  const { kernel, operation, world, request, reply, id } = call
  switch (outcome.kind) {
    case 'reply': {
      const { code, error } = outcome.result
      if (!world.sharing) kernel.coverage.count(operation.id, code, error)
      send(reply, answerOf(call, outcome.result))
      return
    }
    case 'broken-reply':
      if (outcome.fault.kind === 'refuse') expectResend(world, request.raw, request.body, id)
      inflict(outcome.fault, request.raw, reply.raw, answerOf(call, outcome.result))
      return
    case 'broken-upload':
      cutUpload(request.raw, outcome.atPercent, () => expectResend(world, request.raw, undefined, id))
      return
    case 'client-left':
      return
    default:
      throw new Error(`${operation.id} ended with ${outcome.kind}`)
  }
}

const answerOf = ({ kernel, request, id, at, world }: RequestContext, { status, body, headers }: OperationResult) => {
  const answer = makeAnswer(kernel.cors, request.raw.headers, status, body, at, headers, id)
  return world.clock.frozen ? withStoppedClock(answer) : answer
}

/** Writes the journal and the log: once per call, whatever happens to its response on the wire. */
function note(call: RequestContext, decided: OperationResult, fault: Fault | undefined, isAnswered: boolean): void {
  const { kernel, operation, world, at } = call
  const { status, code, error, rule, applied } = decided
  const entry = {
    at,
    operationId: operation.id,
    httpStatus: status,
    errorCode: code,
    error,
    rule,
    fault: fault && `${fault.kind} ${fault.when}`,
    faulted: fault ? { faultId: fault.id, resendOf: call.resendOf, ...decided.faulted } : decided.faulted,
    changes: applied,
    call: describeCall(call, decided),
  }
  noteEntry(world, entry, isAnswered, (id) => {
    call.id = id
    recordCall(call, decided, fault)
    if (!kernel.logsCalls) return
    kernel.log({
      level: 'info',
      event: 'call',
      operationId: operation.id,
      world: world.id,
      requestId: `j-${id}`,
      status,
      errorCode: code,
      durationMs: Math.round(10 * (performance.now() - call.startedAt)) / 10,
      ...(error !== undefined && { error }),
    })
  })
}

/**
 * Closes the connection once N % of the announced body has arrived (at once when its length is not announced). Calls `beforeCut` just
 * before that.
 */
function cutUpload(request: IncomingMessage, atPercent: number, beforeCut: () => void): void {
  const announced = Number(request.headers['content-length'] ?? 0)
  const limit = (announced * atPercent) / 100
  let received = 0
  let isCut = false
  const cut = () => {
    if (isCut) return
    isCut = true
    beforeCut()
    request.socket.resetAndDestroy()
  }
  if (limit === 0) {
    cut()
    return
  }
  request.on('data', (bytes: Buffer) => {
    received += bytes.length
    if (received >= limit) cut()
  })
}
