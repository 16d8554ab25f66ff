import type { CardPayment, Frequency } from '../../domain/state/card-payment.ts'
import type { Change } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import { decideAttempt, type PaymentOutcome } from '../../resources/card-payment/card-payment-decision.rules.ts'
import { startCardPayment } from '../../resources/card-payment/card-payment-start.rules.ts'
import type { ProviderStateSetup, ProviderStates, StateContext } from '../../world/scenario.ts'
import { defaultScenario } from '../default/default-scenario.ts'
import { countingRandom } from './counting-random.ts'
import { recurring, tabKey, tabOf } from './states-of-mailed-links.ts'

const WISH = {
  amount: 300,
  angelNumber: '10000004',
  payerId: null,
  cardholder: 'JANA NOVAKOVA',
  email: 'jana@example.com',
  lang: 'cs',
} as const
/** The rules themselves create each state, so that every state is a possible one. */
const started = (
  now: number,
  frequency: Frequency,
): { payment: CardPayment; changes: readonly Change[]; context: Context } => {
  const context = { now, random: countingRandom(), worldId: 'state' }
  const { result, changes } = startCardPayment(defaultScenario.state, { ...WISH, frequency }, context)
  if (result.kind !== 'started') throw new Error(`The payment of a provider state was refused: ${result.kind}`)
  return { payment: result.payment, changes, context }
}

const waiting = ({ now }: StateContext): ProviderStateSetup => {
  const { payment, changes } = started(now, 'one-off')
  return { changes, values: { accessKey: payment.accessKey } }
}

const decided = (now: number, outcome: PaymentOutcome, frequency: Frequency = 'one-off'): ProviderStateSetup => {
  const { payment, changes, context } = started(now, frequency)
  const { accessKey, attemptId } = payment
  const atGateway = {
    ...defaultScenario.state,
    cardPayments: { [accessKey]: payment },
    gatewayAttempts: { [attemptId]: accessKey },
  }
  const { result, changes: more } = decideAttempt(atGateway, { attemptId, outcome }, context)
  if (result.kind !== 'decided') throw new Error(`The gateway did not decide in a provider state: ${result.kind}`)
  // In a tab that returned from the gateway: its key opens the payment and the recurring one that it began.
  return {
    changes: [...changes, ...more, ...tabOf(now, 'card-payment', accessKey)],
    values: { accessKey: tabKey },
  }
}

/** Card payments in every state, each returning the key of a tab as `accessKey`. */
export const statesOfPayments: ProviderStates = {
  'a card payment waiting at the gateway': {
    needs: 'A card payment for which the payer is at the gateway.',
    setUp: waiting,
  },
  'an approved card payment': {
    needs: 'A one-off card payment that the gateway approved.',
    setUp: ({ now }) => decided(now, { kind: 'approved' }),
  },
  'an approved recurring card payment': {
    needs: 'A card payment that the gateway approved and that began a recurring one.',
    setUp: ({ now }) => decided(now, { kind: 'approved' }, 'recurring'),
  },
  'a declined card payment': {
    needs: 'A card payment that the bank declined.',
    setUp: ({ now }) => decided(now, { kind: 'declined', reason: 'insufficient-funds' }),
  },
  'a cancelled card payment': {
    needs: 'A card payment that the payer cancelled at the gateway.',
    setUp: ({ now }) => decided(now, { kind: 'cancelled' }),
  },
  'a card payment that timed out': {
    needs: 'A card payment that the payer did not finish in time.',
    setUp: ({ now }) => decided(now, { kind: 'timed-out' }),
  },
  'an active recurring payment': {
    needs: 'An active recurring payment of 300 crowns, by a key that its payer was mailed.',
    setUp: ({ now }) => recurring(now),
  },
  'a cancelled recurring payment': {
    needs: 'A recurring payment that was cancelled.',
    setUp: ({ now }) => recurring(now, { status: 'cancelled', cancelledOn: '2026-11-09' }),
  },
}

type Context = { readonly now: number; readonly random: Random; readonly worldId: string }
