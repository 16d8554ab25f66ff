import { findByName } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { AnyFault, ArmedFault, Fault, MessageFault } from '../../domain/state/fault.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { addressOf, type FaultTargets, type NewFault, readFault } from './read-fault.ts'

type Cut = Extract<Fault, { kind: 'cut' }>

/** A fault that applies to a call or message, and the changes that count it as used. */
export interface TakenFault<Kind extends AnyFault> {
  readonly fault: Kind | undefined
  readonly changes: readonly Change[]
}

/** What a fault is aimed by. */
export interface AimedCall {
  readonly operationId: string
  /** Login, personId or e-mail: of the session, or as typed while signing in. */
  readonly person: string | undefined
  /** Values by their names: those of the path, the query and the body. */
  readonly values: readonly unknown[]
  /** Whether its files have arrived: a cut of an upload was then drawn before. */
  readonly hasFiles?: boolean
}

/** Adds a fault, as POST …/faults describes it. Throws `FaultRefusedError`. */
export function armFault(
  state: WorldState,
  input: NewFault,
  targets: FaultTargets,
): { readonly fault: AnyFault; readonly changes: readonly Change[] } {
  const { faults } = state
  const last = faults.last + 1
  const fault = readFault(state, `fault-${last}`, input, targets)
  const { times, skip } = fault
  const waiting = { fault, ...(times !== undefined && { left: times }), ...(skip !== undefined && { toSkip: skip }) }
  const armed = [...faults.armed, waiting]
  return { fault, changes: [set(['faults'], { last, armed })] }
}

export const listFaults = ({ faults }: WorldState): readonly (AnyFault & Omit<ArmedFault, 'fault'>)[] =>
  faults.armed.map(({ fault, ...counts }) => ({ ...fault, ...counts }))

/** Removes every fault, or the one with this id; no changes when it is unknown. */
export function disarm({ faults }: WorldState, id?: string): readonly Change[] {
  const armed = id === undefined ? [] : faults.armed.filter(({ fault }) => fault.id !== id)
  return armed.length < faults.armed.length ? [set(['faults', 'armed'], armed)] : []
}

/** The fault for a call. Faults apply in the order in which they were set. */
export const takeFault = (state: WorldState, call: AimedCall, random: Random): TakenFault<Fault> =>
  take(state, call, random, (fault): fault is Fault => !isMessageFault(fault) && !(call.hasFiles && isUploadCut(fault)))

/** Only a cut before the commit: on an upload it has to act while the body arrives. */
export const takeUploadCut = (state: WorldState, call: AimedCall, random: Random): TakenFault<Cut> =>
  take(state, call, random, isUploadCut)

/** The fault for the messages of a call to these phones and mailboxes. */
export const takeMessageFault = (
  state: WorldState,
  call: AimedCall,
  recipients: readonly string[],
  random: Random,
): TakenFault<MessageFault> =>
  take(
    state,
    call,
    random,
    (fault): fault is MessageFault => isMessageFault(fault) && recipients.some((each) => isFor(fault, each)),
  )

/** Whether a fault of messages meets one to this phone or mailbox. */
export const isFor = ({ recipient }: MessageFault, to: string): boolean =>
  recipient === undefined || recipient === addressOf(to)

const isMessageFault = (fault: AnyFault): fault is MessageFault => fault.kind.startsWith('message-')
const isUploadCut = (fault: AnyFault): fault is Cut => fault.kind === 'cut' && fault.when === 'before'

function take<Kind extends AnyFault>(
  state: WorldState,
  call: AimedCall,
  random: Random,
  fits: (fault: AnyFault) => fault is Kind,
): TakenFault<Kind> {
  const { armed } = state.faults
  const counted = new Map<ArmedFault, readonly ArmedFault[]>()
  let met: Kind | undefined
  for (const waiting of armed) {
    const { fault, toSkip } = waiting
    if (!fits(fault) || !isAimedAt(state, fault, call)) continue
    if (toSkip !== undefined) counted.set(waiting, [passed(waiting, toSkip)])
    else if (isDrawn(fault, random)) {
      if (waiting.left !== undefined) counted.set(waiting, countDown(waiting, waiting.left))
      met = fault
      break
    }
  }
  const left = () => armed.flatMap((waiting) => counted.get(waiting) ?? [waiting])
  return { fault: met, changes: counted.size === 0 ? [] : [set(['faults', 'armed'], left())] }
}

const passed = ({ fault, left }: ArmedFault, toSkip: number): ArmedFault => ({
  fault,
  ...(left !== undefined && { left }),
  ...(toSkip > 1 && { toSkip: toSkip - 1 }),
})

const countDown = (waiting: ArmedFault, left: number): readonly ArmedFault[] =>
  left > 1 ? [{ ...waiting, left: left - 1 }] : []

function isAimedAt(state: WorldState, { operationId, person, where }: AnyFault, call: AimedCall): boolean {
  if (operationId !== '*' && operationId !== call.operationId) return false
  if (person !== undefined && !isPerson(state, person, call.person)) return false
  return Object.entries(where ?? {}).every(([name, wanted]) =>
    call.values.some((values) => valueAt(values, name) === wanted),
  )
}

function isPerson(state: WorldState, wanted: string, named: string | undefined): boolean {
  const person = named === undefined ? null : findByName(state, named)
  return person !== null && person.personId === findByName(state, wanted)?.personId
}

/** As text, as it is written in an address. */
function valueAt(values: unknown, name: string): string | undefined {
  if (typeof values !== 'object' || values === null || !Object.hasOwn(values, name)) return undefined
  const value = (values as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : typeof value === 'object' ? undefined : JSON.stringify(value)
}

const isDrawn = ({ probability }: AnyFault, random: Random): boolean =>
  probability === undefined || random.next() < probability
