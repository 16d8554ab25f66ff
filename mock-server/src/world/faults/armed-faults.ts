import { type Change, set } from '../../domain/state/change.ts'
import type { AnyFault, ArmedFault, Fault, MessageFault } from '../../domain/state/fault.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { readFault } from './read-fault.ts'

type Cut = Extract<Fault, { kind: 'cut' }>

/** A fault that applies to a call or message, and the changes that count it as used. */
export interface TakenFault<Kind extends AnyFault> {
  readonly fault: Kind | undefined
  readonly changes: readonly Change[]
}

/** Adds a fault, as POST …/faults describes it. Throws `FaultRefusedError`. */
export function armFault(
  { faults }: WorldState,
  input: Readonly<Record<string, unknown>>,
  operationIds: ReadonlySet<string>,
): { readonly fault: AnyFault; readonly changes: readonly Change[] } {
  const last = faults.last + 1
  const fault = readFault(`fault-${last}`, input, operationIds)
  const armed = [...faults.armed, { fault, ...(fault.times !== undefined && { left: fault.times }) }]
  return { fault, changes: [set(['faults'], { last, armed })] }
}

export const listFaults = ({ faults }: WorldState): readonly (AnyFault & { readonly left?: number })[] =>
  faults.armed.map(({ fault, left }) => (left === undefined ? fault : { ...fault, left }))

/** Removes every fault, or the one with this id; no changes when it is unknown. */
export function disarm({ faults }: WorldState, id?: string): readonly Change[] {
  const armed = id === undefined ? [] : faults.armed.filter(({ fault }) => fault.id !== id)
  return armed.length < faults.armed.length ? [set(['faults', 'armed'], armed)] : []
}

/** The fault for a call of the operation. Faults apply in the order in which they were set. */
export const takeFault = (state: WorldState, operationId: string, random: Random): TakenFault<Fault> =>
  take(state, operationId, random, (fault): fault is Fault => !isMessageFault(fault))

/** Only a cut before the commit: on an upload it has to act while the body arrives. */
export const takeUploadCut = (state: WorldState, operationId: string, random: Random): TakenFault<Cut> =>
  take(state, operationId, random, (fault): fault is Cut => fault.kind === 'cut' && fault.when === 'before')

export const takeMessageFault = (state: WorldState, operationId: string, random: Random): TakenFault<MessageFault> =>
  take(state, operationId, random, isMessageFault)

const isMessageFault = (fault: AnyFault): fault is MessageFault => fault.kind.startsWith('message-')

const NONE: TakenFault<never> = { fault: undefined, changes: [] }

function take<Kind extends AnyFault>(
  { faults: { armed } }: WorldState,
  operationId: string,
  random: Random,
  fits: (fault: AnyFault) => fault is Kind,
): TakenFault<Kind> {
  for (const waiting of armed) {
    const { fault } = waiting
    if (!aimsAt(fault, operationId) || !fits(fault) || !isDrawn(fault, random)) continue
    return { fault, changes: waiting.left === undefined ? [] : [set(['faults', 'armed'], countDown(armed, waiting))] }
  }
  return NONE
}

const countDown = (armed: readonly ArmedFault[], met: ArmedFault): readonly ArmedFault[] =>
  armed.flatMap((waiting) => {
    if (waiting !== met) return [waiting]
    const left = (met.left ?? 1) - 1
    return left > 0 ? [{ ...met, left }] : []
  })

const aimsAt = ({ operationId: aim }: AnyFault, operationId: string): boolean => aim === '*' || aim === operationId

const isDrawn = ({ probability }: AnyFault, random: Random): boolean =>
  probability === undefined || random.next() < probability
