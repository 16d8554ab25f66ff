import type { ArmedFault } from './fault.ts'

/**
 * The parts of the world's state that the kernel reads and writes itself. `WorldState` extends this interface; a scenario starts from
 * `emptyKernelSlices`. The generator's state belongs to the world too, but is outside this tree.
 */
export interface KernelSlices {
  /** Every e-mail and SMS, oldest first. The domain appends (`set(['messages'], [...world.messages, m])`); the kernel bounds it. */
  readonly messages: readonly Message[]
  /** By `personId`, or a visitor's bucket (`visitor-keys.ts`); then by operation and `Idempotency-Key`. */
  readonly idempotency: Readonly<Record<string, Readonly<Record<string, RememberedAnswer>>>>
  /** By `personId`, then by the session's `jti`: when the last token of the session will have expired (epoch ms). `endSession` writes it. */
  readonly revokedTokens: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** By `personId`: how many times all sessions of the person were ended. A token of an earlier generation is refused; the default is 0. */
  readonly sessionEras: Readonly<Record<string, number>>
  /** By `<limit>:<account or address>`: calls counted in the current window. */
  readonly throttles: Readonly<Record<string, { readonly since: number; readonly count: number }>>
  /** Armed faults, the first one set first; `last` is the highest number used, so that no id is reused. */
  readonly faults: { readonly last: number; readonly armed: readonly ArmedFault[] }
}

/** `at` is the time of delivery (epoch ms by the world's clock); a late message has a future time and is not readable before it. */
export interface Message {
  readonly id: string
  readonly at: number
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly code?: string
  /** A path of the portal, without origin or world; it is in `text` too, and a reader of the inbox gets a complete address. */
  readonly link?: string
  /** Only its place remains, so that readers continue after it. */
  readonly isDeleted?: true
}

export interface RememberedAnswer {
  readonly operationId: string
  readonly bodyHash: string
  /** The parsed answer; its HTTP status was 200, because the operation ran. */
  readonly answer: unknown
  readonly at: number
  /** A keyed hash of a visitor's address, for counting. */
  readonly address?: string
}

export const emptyKernelSlices: KernelSlices = {
  messages: [],
  idempotency: {},
  revokedTokens: {},
  sessionEras: {},
  throttles: {},
  faults: { last: 0, armed: [] },
}
