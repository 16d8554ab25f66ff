import type { ArmedFault } from './fault.ts'

/**
 * The parts of the world's state that the kernel reads and writes itself. `WorldState` extends this interface; a scenario
 * starts from `emptyKernelSlices`. The generator's state belongs to the world too, but beside this tree.
 */
export interface KernelSlices {
  /** Every e-mail and SMS, oldest first. The domain appends (`set(['messages'], [...world.messages, m])`); the kernel bounds it. */
  readonly messages: readonly Message[]
  /** By `personId`, or a visitor's shelf (`visitor-keys.ts`); then by operation and `Idempotency-Key`. */
  readonly idempotency: Readonly<Record<string, Readonly<Record<string, RememberedAnswer>>>>
  /** By `personId`, then by the session's `jti`: when the last token of the session will have expired (epoch ms). `endSession` writes it. */
  readonly revokedTokens: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** By `personId`: how many times all sessions of the person were ended. A token of an earlier era is refused; none is era 0. */
  readonly sessionEras: Readonly<Record<string, number>>
  /** By `<limit>:<account or address>`: calls counted in the current window. */
  readonly throttles: Readonly<Record<string, { readonly since: number; readonly count: number }>>
  /** Those that wait for a call, the first one set first; `last` is the number of the newest, so that no id comes again. */
  readonly faults: { readonly last: number; readonly armed: readonly ArmedFault[] }
}

/** `at` is the moment of delivery (epoch ms by the world's clock); a late message lies in the future and is not read before. */
export interface Message {
  readonly id: string
  readonly at: number
  readonly channel: 'sms' | 'email'
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly code?: string
  /** A path of the portal, without origin or world; it stands in `text` too, and whoever reads the inbox gets an address that opens. */
  readonly link?: string
}

export interface RememberedAnswer {
  readonly operationId: string
  readonly bodyHash: string
  /** The parsed answer; its HTTP status was 200, since the operation ran. */
  readonly answer: unknown
  readonly at: number
}

export const emptyKernelSlices: KernelSlices = {
  messages: [],
  idempotency: {},
  revokedTokens: {},
  sessionEras: {},
  throttles: {},
  faults: { last: 0, armed: [] },
}
