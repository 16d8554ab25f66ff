import { findByName } from '../../domain/people/find-person.ts'
import type { AnyFault, FaultAim, FaultKind, MessageFault, PatchStep } from '../../domain/state/fault.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

/** Operations that a fault may apply to, and those of them that a fault of messages may. */
export interface FaultTargets {
  readonly all: ReadonlySet<string>
  readonly sending: ReadonlySet<string>
}

/** A body of POST …/faults, as the contract allows it. */
export interface NewFault extends Partial<Omit<FaultAim, 'id' | 'operationId'>> {
  readonly operationId: string
  readonly kind: AnyFault['kind']
  readonly ms?: number
  readonly atPercent?: number
  readonly errorCode?: number
  readonly error?: string
  readonly patch?: readonly PatchStep[]
}

/** The fault of a body that the contract allows; throws `FaultRefusedError` where no call could meet it. */
export function readFault(state: WorldState, id: string, input: NewFault, { all, sending }: FaultTargets): AnyFault {
  const { operationId, kind, when = 'before', person, recipient, where, skip, times, probability } = input
  const isOfMessages = kind.startsWith('message-')
  if (operationId !== '*' && !all.has(operationId)) refuseTarget('operationId must be', all)
  if (operationId !== '*' && isOfMessages && !sending.has(operationId))
    refuseTarget(`${operationId} sends no message; ${kind} needs`, sending)
  if (recipient !== undefined && !isOfMessages)
    throw new FaultRefusedError('recipient', `recipient is of the faults of messages; ${kind} may have a person`)
  if (person !== undefined && !findByName(state, person))
    throw new FaultRefusedError('person', `The world has no person ${person}; GET /people of the world lists all`)
  const aim: FaultAim = {
    id,
    operationId,
    when: kind === 'patch' ? 'after' : when,
    ...(person !== undefined && { person }),
    ...(recipient !== undefined && { recipient: addressOf(recipient) }),
    ...(where && { where }),
    ...(skip !== undefined && { skip }),
    ...(times !== undefined && { times }),
    ...(probability !== undefined && { probability }),
  }
  return { ...aim, ...kindOf(input) } as AnyFault
}

/** A phone or a mailbox as messages have it: a phone is typed with spaces. */
export const addressOf = (typed: string): string => typed.replaceAll(/\s/g, '').toLowerCase()

function kindOf(input: NewFault): FaultKind | Partial<MessageFault> {
  const { kind, ms = 0, atPercent = 50, errorCode = 500, error, patch = [] } = input
  switch (kind) {
    case 'stall':
    case 'latency':
    case 'message-late':
      return { kind, ms }
    case 'cut':
      return { kind, atPercent }
    case 'error_code':
      return { kind, errorCode, ...(error !== undefined && { error }) }
    case 'patch':
      return { kind, patch }
    default:
      return { kind }
  }
}

function refuseTarget(reason: string, targets: ReadonlySet<string>): never {
  throw new FaultRefusedError('operationId', `${reason} * for all, or one of ${[...targets].join(', ')}`)
}

/** No call could meet the fault; `field` says for what. */
export class FaultRefusedError extends Error {
  override name = 'FaultRefusedError'
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}
