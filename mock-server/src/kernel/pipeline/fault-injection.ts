import { applyPatch } from 'rfc6902'
import type { Fault, PatchStep } from '../../domain/state/fault.ts'
import { takeFault, takeUploadCut } from '../../world/faults/armed-faults.ts'
import { forgetResend, resentCall } from '../../world/faults/resend.ts'
import type { AnyInput } from '../access/authorize-request.ts'
import { aimedCall } from './aimed-call.ts'
import { NO_RESULT, type OperationResult, type RequestContext } from './request-context.ts'
import { breakReply, breakUpload, finish, type StageOutcome } from './stage-outcome.ts'

/** The fault for this call, if any. A browser's resend of a refused call is refused again and uses up no fault. */
export function takeArmedFault(call: RequestContext, input: AnyInput): Fault | undefined {
  const { world, operation, request } = call
  const resend = takeResend(call, request.body)
  if (resend) return resend
  // Nearly every call goes to a world without faults.
  if (world.state.faults.armed.length === 0) return undefined
  return world.act((state, random) => takeFault(state, aimedCall(operation.id, input), random)).decision.fault
}

/** The resend of an interrupted call is refused once; a later attempt is the user's own. */
function takeResend(call: RequestContext, body: unknown): Fault | undefined {
  const { world, operation, request } = call
  const resent = resentCall(world, request.raw, body)
  if (!resent) return undefined
  call.resendOf = resent.id
  world.afterCommit(() => forgetResend(world, request.raw, request.body))
  return { id: 'resend', operationId: operation.id, when: 'before', kind: 'refuse' }
}

/**
 * The fault that interrupts an upload while its parts arrive, if any. A browser resends an interrupted upload on its own, so the resend
 * is refused as well; otherwise the user would see no failure.
 */
export function takeUploadFault(call: RequestContext, input: AnyInput): StageOutcome | undefined {
  const resend = takeResend(call, undefined)
  if (resend) return injectBeforeCommit(call, resend, NO_RESULT)
  const cut = call.world.act((state, random) => takeUploadCut(state, aimedCall(call.operation.id, input), random))
    .decision.fault
  return cut && breakUpload(call, NO_RESULT, cut)
}

/** Whether a fault before the commit shows part of the response, so that the response must be computed. */
export const showsAnswer = ({ kind }: Fault): boolean => kind === 'cut' || kind === 'reset'

/** Ends a call before the commit: nothing changes. `rehearsed` is the response that would have been sent, if the fault shows it. */
export function injectBeforeCommit(call: RequestContext, fault: Fault, rehearsed: OperationResult): StageOutcome {
  if (fault.kind === 'error_code') return finish(call, forced(call, fault, NO_RESULT), fault)
  return breakReply(call, NO_RESULT, fault, showsAnswer(fault) ? rehearsed : { ...NO_RESULT, status: 200 })
}

/** Ends a call after the commit: the change happened, and the client may not learn of it. */
export function injectAfterCommit(call: RequestContext, fault: Fault, result: OperationResult): StageOutcome {
  if (fault.kind === 'error_code') return finish(call, forced(call, fault, result), fault)
  if (fault.kind === 'latency') return { kind: 'delayed-reply', result, fault }
  if (fault.kind === 'patch') return finish(call, patchAnswer(call, fault.patch, result), fault)
  return breakReply(call, result, fault, result)
}

/** The forced response has the HTTP status that the contract gives it, or 200 when the contract does not know it. */
function forced(
  { operation }: RequestContext,
  fault: Extract<Fault, { kind: 'error_code' }>,
  { applied }: OperationResult,
): OperationResult {
  const { errorCode: code } = fault
  const known = operation.outcomes.find(
    (outcome) => outcome.code === code && (fault.error === undefined || outcome.error === fault.error),
  )
  const error = fault.error ?? known?.error ?? 'forced-by-fault'
  const status = known?.status ?? (code >= 500 ? code : 200)
  const headers = code === 429 || code === 503 ? { headers: { 'retry-after': '1' } } : {}
  return { status, code, error, body: JSON.stringify({ error_code: code, error }), rule: 'fault', applied, ...headers }
}

const MAX_PLACES = 20

/**
 * The answer as it leaves with the changes of a fault (RFC 6902), and where it is then off the contract. If one change does not fit, the
 * answer stays as it was.
 */
function patchAnswer(call: RequestContext, patch: readonly PatchStep[], result: OperationResult): OperationResult {
  const { operation, kernel } = call
  if (typeof result.body !== 'string') return notPatched(result, 'the answer is a file')
  const answer = JSON.parse(result.body) as { error_code?: unknown; error?: unknown }
  const errors = applyPatch(answer, structuredClone(patch) as Parameters<typeof applyPatch>[1])
  const failed = errors.findIndex((error) => error !== null)
  const { op, path, from = path } = patch[failed] ?? {}
  // The library's own text shows values.
  if (op === 'test') return notPatched(result, `${path} has another value`)
  if (op !== undefined)
    return notPatched(result, `${op} ${path}: the answer has no place ${op === 'copy' || op === 'move' ? from : path}`)
  const wrong = kernel.schemas.checkAnswer(operation.pointer, result.status)(answer) ?? []
  const offContract = placesOf(wrong)
  return {
    ...result,
    code: Number(answer.error_code) || 0,
    error: typeof answer.error === 'string' ? answer.error : undefined,
    body: JSON.stringify(answer),
    faulted: { ...result.faulted, ...(offContract.length > 0 && { offContract }) },
  }
}

/** An answer is one of several; what does not fit the others lies at its root. */
function placesOf(wrong: readonly { instancePath: string; keyword: string }[]): string[] {
  const within = wrong.filter(({ instancePath }) => instancePath.startsWith('/response'))
  const places = (within.length > 0 ? within : wrong).map(
    ({ instancePath, keyword }) => `${instancePath || '/'} ${keyword}`,
  )
  return [...new Set(places)].slice(0, MAX_PLACES)
}

const notPatched = (result: OperationResult, reason: string): OperationResult => ({
  ...result,
  faulted: { ...result.faulted, notPatched: reason },
})
