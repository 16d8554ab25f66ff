import type { CardPayment, Frequency } from '../domain/state/card-payment.ts'
import type { Change } from '../domain/state/change.ts'
import type { Random } from '../domain/state/random.ts'
import { decideAttempt, type PaymentOutcome } from '../resources/card-payment/card-payment-decision.rules.ts'
import { startCardPayment } from '../resources/card-payment/card-payment-start.rules.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { countingRandom } from './counting-random.ts'
import { defaultScenario } from './default-scenario.ts'
import { recurring, tabKey, tabOf } from './states-of-mailed-links.ts'

const NOW = Temporal.Instant.from(defaultScenario.now).epochMilliseconds
const WISH = {
  amount: 300,
  angelNumber: '10000004',
  cardholder: 'JANA NOVAKOVA',
  email: 'jana@example.com',
  lang: 'cs',
} as const
/** The rules themselves create each state, so that every state is a possible one. */
const started = (frequency: Frequency): { payment: CardPayment; changes: readonly Change[]; context: Context } => {
  const context = { now: NOW, random: countingRandom(), worldId: 'state' }
  const { result, changes } = startCardPayment(defaultScenario.state, { ...WISH, frequency }, context)
  if (result.kind !== 'started') throw new Error(`The payment of a provider state was refused: ${result.kind}`)
  return { payment: result.payment, changes, context }
}

const waiting = (): ProviderStateSetup => {
  const { payment, changes } = started('one-off')
  return { changes, values: { paymentId: payment.paymentId } }
}

const decided = (outcome: PaymentOutcome, frequency: Frequency = 'one-off'): ProviderStateSetup => {
  const { payment, changes, context } = started(frequency)
  const { paymentId, attemptId } = payment
  const atGateway = {
    ...defaultScenario.state,
    cardPayments: { [paymentId]: payment },
    gatewayAttempts: { [attemptId]: paymentId },
  }
  const { result, changes: more } = decideAttempt(atGateway, { attemptId, outcome }, context)
  if (result.kind !== 'decided') throw new Error(`The gateway did not decide in a provider state: ${result.kind}`)
  const { recurringId } = result.payment
  // In a tab that returned from the gateway: its key opens the payment and the recurring one that it began.
  return {
    changes: [...changes, ...more, ...tabOf('card-payment', paymentId)],
    values: { paymentId: tabKey, ...(recurringId !== null && { recurringId: tabKey }) },
  }
}

/** Card payments in every state, each returning a key of a tab as `paymentId` or `recurringId`. */
export const statesOfPayments: ProviderStates = {
  'a card payment waiting at the gateway': waiting,
  'an approved card payment': () => decided({ kind: 'approved' }),
  'an approved recurring card payment': () => decided({ kind: 'approved' }, 'recurring'),
  'a declined card payment': () => decided({ kind: 'declined', reason: 'insufficient-funds' }),
  'a cancelled card payment': () => decided({ kind: 'cancelled' }),
  'a card payment that timed out': () => decided({ kind: 'timed-out' }),
  'an active recurring payment': () => recurring(),
  'a cancelled recurring payment': () => recurring({ status: 'cancelled', cancelledOn: '2026-11-09' }),
}

type Context = { readonly now: number; readonly random: Random; readonly worldId: string }
