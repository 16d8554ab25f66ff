import type { DeclineReason } from '../../domain/state/card-payment.ts'
import {
  type AttemptDecision,
  decideAttempt,
  type PaymentOutcome,
} from '../../resources/card-payment/card-payment-decision.rules.ts'
import { takeMessageFault } from '../../world/faults/armed-faults.ts'
import { deliver } from '../../world/inbox/delivery.ts'
import { noteEvent } from '../../world/journal/note.ts'
import type { World } from '../../world/world.ts'

/** The submitted choice: the outcome, how often the gateway reports it, and whether the payer returns to the portal. */
export type GatewayChoice = { readonly outcome: PaymentOutcome; readonly times: 1 | 2; readonly comesBack: boolean }

const REASONS: readonly DeclineReason[] = [
  'insufficient-funds',
  'card-expired',
  'card-blocked',
  'authentication-failed',
  'refused-by-bank',
]

/** Reads the submitted form: `outcome`, and with `decline` a `reason`; undefined for anything else. */
export function readChoice(form: unknown): GatewayChoice | undefined {
  const { outcome, reason } = (typeof form === 'object' && form !== null ? form : {}) as Record<string, unknown>
  const once = { times: 1, comesBack: true } as const
  switch (outcome) {
    case 'approve':
      return { ...once, outcome: { kind: 'approved' } }
    case 'approve-twice':
      return { ...once, times: 2, outcome: { kind: 'approved' } }
    case 'approve-and-stay':
      return { ...once, comesBack: false, outcome: { kind: 'approved' } }
    case 'cancel':
      return { ...once, outcome: { kind: 'cancelled' } }
    case 'time-out':
      return { ...once, outcome: { kind: 'timed-out' } }
    case 'decline': {
      const known = reason === undefined ? 'refused-by-bank' : REASONS.find((each) => each === reason)
      return known && { ...once, outcome: { kind: 'declined', reason: known } }
    }
    default:
      return undefined
  }
}

/**
 * The gateway's notification to the provider: one step in the world, noted in its journal. The message faults of `startCardPayment` apply
 * to the receipt, because that operation caused it.
 */
export function notify(world: World, now: number, attemptId: string, outcome: PaymentOutcome): AttemptDecision {
  const { decision, applied } = world.act((state, random) => {
    const decided = decideAttempt(state, { attemptId, outcome }, { now, random, worldId: world.id })
    return {
      ...decided,
      changes: deliver(state, decided.changes, () => takeMessageFault(state, 'startCardPayment', random)),
    }
  })
  noteEvent(world, now, { kind: 'gateway-notice', rule: decision.rule }, applied)
  return decision.result
}
