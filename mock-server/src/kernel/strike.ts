import type { Fault } from '../domain/state/fault.ts'
import { takeFault, takeUploadCut } from '../world/faults/armed-faults.ts'
import { afterMs, inflict } from '../world/faults/inflict.ts'
import { expectResend, forgetResend, isResend } from '../world/faults/resend.ts'
import { answerOf, type Call, type Decided, finish, NOTHING, note } from './call.ts'
import { cutUpload } from './upload-cut.ts'

/** The fault that meets this call, if any: the resend of a refused call is refused again and uses up nothing. */
export function meetFault({ world, operation, request }: Call): Fault | undefined {
  if (isResend(world, request.raw, request.body)) return takeResend({ world, operation, request })
  // Nearly every call goes through a world without faults.
  if (world.state.faults.armed.length === 0) return undefined
  return world.act((state, random) => takeFault(state, operation.id, random)).decision.fault
}

/** The resend of a call that was broken off is refused once; a later try is the user's own. */
function takeResend({ world, operation, request }: Pick<Call, 'world' | 'operation' | 'request'>): Fault {
  world.onceKept(() => forgetResend(world, request.raw, request.body))
  return { id: 'resend', operationId: operation.id, when: 'before', kind: 'refuse' }
}

/**
 * Whether a fault broke off an upload while its parts were coming. A browser sends a cut upload again on its own, so the resend is
 * refused as well; otherwise the user would see no failure.
 */
export function breakUpload(call: Call): boolean {
  const { world, operation } = call
  const { raw } = call.request
  if (isResend(world, raw, undefined)) {
    strikeBefore(call, takeResend(call), NOTHING)
    return true
  }
  const cut = world.act((state, random) => takeUploadCut(state, operation.id, random)).decision.fault
  if (!cut) return false
  note(call, NOTHING, cut)
  world.onceKept(() => cutUpload(raw, cut.atPercent, () => expectResend(world, raw, undefined)))
  return true
}

/** Whether a fault before the commit lets a part of the answer out, so that it must be known. */
export const showsAnswer = ({ kind }: Fault): boolean => kind === 'cut' || kind === 'reset'

/** Ends a call before the commit: nothing was decided. `rehearsed` is what would have been answered, if the fault shows it. */
export function strikeBefore(call: Call, fault: Fault, rehearsed: Decided) {
  if (fault.kind === 'error_code') return finish(call, forced(call, fault, NOTHING), fault)
  note(call, NOTHING, fault)
  call.world.onceKept(() => breakWire(call, fault, showsAnswer(fault) ? rehearsed : { ...NOTHING, status: 200 }))
}

/** Ends a call after the commit: it happened, and the client may not get to know. `later` takes a step after a wait. */
export function strikeAfter(call: Call, fault: Fault, decided: Decided, later: (step: () => void) => void) {
  if (fault.kind === 'error_code') return finish(call, forced(call, fault, decided), fault)
  if (fault.kind === 'latency')
    return call.world.onceKept(() =>
      afterMs(call.request.raw.socket, fault.ms, () => later(() => finish(call, decided, fault))),
    )
  note(call, decided, fault)
  call.world.onceKept(() => breakWire(call, fault, decided))
}

function breakWire(call: Call, fault: Fault, planned: Decided): void {
  const { request, reply, world } = call
  if (fault.kind === 'refuse') expectResend(world, request.raw, request.body)
  inflict(fault, request.raw, reply.raw, answerOf(call, planned))
}

/** The forced answer comes under the HTTP status that the contract gives it, and 200 when the contract does not know it. */
function forced({ operation }: Call, fault: Extract<Fault, { kind: 'error_code' }>, { applied }: Decided): Decided {
  const { errorCode: code, error } = fault
  const known = operation.outcomes.find((outcome) => outcome.code === code && outcome.error === error)
  const status = known?.status ?? (code >= 500 ? code : 200)
  const headers = code === 429 ? { headers: { 'retry-after': '1' } } : {}
  return { status, code, error, body: JSON.stringify({ error_code: code, error }), rule: 'fault', applied, ...headers }
}
