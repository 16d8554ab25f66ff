import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Fault } from '../faults/fault.ts'
import { journalOf } from '../journal/journal.ts'
import type { AppliedChange } from '../world/commit.ts'
import type { World } from '../world/world.ts'
import { type Answer, makeAnswer, send } from './answer.ts'
import type { Operation } from './contract.ts'
import { envelopeOf, type Refusal } from './envelope.ts'
import type { AnsweredFile, UploadedFile } from './handler.ts'
import type { Kernel } from './kernel.ts'
import { recordCall } from './record-call.ts'

/** One request on its way through the kernel. */
export interface Call {
  readonly kernel: Kernel
  readonly operation: Operation
  readonly world: World
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Of the journal; `X-Request-Id`. */
  readonly id: number
  /** The world's clock when the call was last looked at: the moment of the decision, and the answer's `Date`. */
  at: number
  /** Parts of an upload, once they have come. */
  files: readonly UploadedFile[]
}

/** What was decided, before it meets the wire. `body` is the envelope as text, or a file's bytes once it was rendered. */
export interface Decided {
  readonly status: number
  readonly code: number
  readonly error: string | undefined
  readonly body: string | Uint8Array
  /** A file still to be rendered; `body` is empty until then. */
  readonly file?: AnsweredFile
  readonly rule: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly applied: readonly AppliedChange[]
}

/** Slices that the kernel itself keeps: bookkeeping of calls, not what a call changed. */
const BOOKKEEPING = new Set(['idempotency', 'throttles'])

export function decideRefusal(refusal: Refusal, rule: string): Decided {
  const { code, error, headers } = refusal
  const body = JSON.stringify(envelopeOf(refusal))
  return { status: code, code, error, body, rule, applied: [], ...(headers && { headers }) }
}

export function answerOf({ kernel, request, id, at }: Call, { status, body, headers }: Decided): Answer {
  return makeAnswer(kernel.cors, request, status, body, at, headers, id)
}

/** A call that a fault ended before anything was decided: no status, no code. */
export const NOTHING: Decided = { status: 0, code: 0, error: undefined, body: '', rule: 'fault', applied: [] }

export function finish(call: Call, decided: Decided, fault?: Fault): void {
  call.kernel.coverage.count(call.operation.id, decided.code, decided.error)
  note(call, decided, fault)
  send(call.reply, answerOf(call, decided))
}

/** Journal and log: each call once, whatever becomes of its answer on the wire. */
export function note(call: Call, decided: Decided, fault?: Fault): void {
  const { kernel, operation, world, id, at } = call
  const { status, code, error, rule, applied } = decided
  journalOf(world).add({
    id,
    at,
    operationId: operation.id,
    httpStatus: status,
    errorCode: code,
    error,
    rule,
    fault: fault && `${fault.kind} ${fault.when}`,
    changes: applied.length === 0 ? applied : applied.filter(({ path }) => !BOOKKEEPING.has(path[0] as string)),
  })
  recordCall(call, decided, fault)
  if (kernel.logsCalls)
    kernel.log({
      level: 'info',
      event: 'call',
      operationId: operation.id,
      world: world.id,
      requestId: `j-${id}`,
      status,
    })
}
