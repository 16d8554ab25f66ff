import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppliedChange } from '../../domain/state/commit.ts'
import type { Faulted } from '../../world/journal/journal.ts'
import type { World } from '../../world/world.ts'
import type { Operation } from '../contract/contract.ts'
import { envelopeOf, type Refusal } from '../envelope.ts'
import type { AnsweredFile, Caller, UploadedFile } from '../handler.ts'
import type { Kernel } from '../kernel.ts'

/** One request on its way through the kernel. */
export interface RequestContext {
  readonly kernel: Kernel
  readonly operation: Operation
  /** The world of the current transaction; after a wait it may be another object of the same world. */
  world: World
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The journal id, once the call is noted; sent as `X-Request-Id`. */
  id: number | undefined
  /** The world's clock at the last transaction: the time of the decision, and the response's `Date`. */
  at: number
  /** Parts of an upload, once they have arrived. */
  files: readonly UploadedFile[]
  /** `performance.now()` when the call reached its world. */
  readonly startedAt: number
  /** The person of a valid token, once it is verified; also of a call that is then refused. */
  caller: Caller | undefined
  /** The call that a browser sent again by itself with this one, by its journal id. */
  resendOf?: number | undefined
}

/** What was decided, before faults are applied to the response. `body` is the envelope as text, or a file's bytes once it is rendered. */
export interface OperationResult {
  readonly status: number
  readonly code: number
  readonly error: string | undefined
  readonly body: string | Uint8Array
  /** A file still to be rendered; `body` is empty until then. */
  readonly file?: AnsweredFile
  readonly rule: string
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly applied: readonly AppliedChange[]
  /** What faults did to its messages and to the answer. */
  readonly faulted?: Faulted
}

export function refusalResult(refusal: Refusal, rule: string): OperationResult {
  const { code, error, headers } = refusal
  const body = JSON.stringify(envelopeOf(refusal))
  return { status: code, code, error, body, rule, applied: [], ...(headers && { headers }) }
}

/** A call that a fault ended before anything was decided: no status, no code. */
export const NO_RESULT: OperationResult = { status: 0, code: 0, error: undefined, body: '', rule: 'fault', applied: [] }
