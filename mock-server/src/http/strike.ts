import type { Fault } from '../faults/fault.ts'
import { faultsOf } from '../faults/fault-list.ts'
import { afterMs, inflict } from '../faults/inflict.ts'
import { expectResend, isResend } from '../faults/resend.ts'
import { answerOf, type Call, type Decided, finish, NOTHING, note } from './call.ts'

/** The fault that meets this call, if any: the resend of a refused call is refused again and uses up nothing. */
export function meetFault({ world, operation, request }: Call): Fault | undefined {
  const faults = faultsOf(world)
  if (!faults) return undefined
  if (isResend(world, request.raw, request.body))
    return { id: 'resend', operationId: operation.id, when: 'before', kind: 'refuse' }
  return faults.meet(operation.id)
}

/** Whether a fault before the commit lets a part of the answer out, so that it must be known. */
export const showsAnswer = ({ kind }: Fault): boolean => kind === 'cut' || kind === 'reset'

/** Ends a call before the commit: nothing was decided. `rehearsed` is what would have been answered, if the fault shows it. */
export function strikeBefore(call: Call, fault: Fault, rehearsed: Decided) {
  if (fault.kind === 'error_code') return finish(call, forced(call, fault, NOTHING), fault)
  note(call, NOTHING, fault)
  breakWire(call, fault, showsAnswer(fault) ? rehearsed : { ...NOTHING, status: 200 })
}

/** Ends a call after the commit: it happened, and the client may not get to know. */
export function strikeAfter(call: Call, fault: Fault, decided: Decided) {
  if (fault.kind === 'error_code') return finish(call, forced(call, fault, decided), fault)
  if (fault.kind === 'latency')
    return afterMs(call.request.raw.socket, fault.ms, () => {
      call.at = call.world.clock.now()
      finish(call, decided, fault)
    })
  note(call, decided, fault)
  breakWire(call, fault, decided)
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
