import { findByName, ownValue } from '../../domain/people/find-person.ts'
import type { DeclineReason } from '../../domain/state/card-payment.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { PaymentType } from '../../domain/state/payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf } from '../../domain/time/instant.ts'
import type { TriggerInput, TriggerOutcome, Triggers } from '../../domain/triggers/trigger.ts'
import { done, forAll, forDonor, unknownPerson } from '../../domain/triggers/trigger-subjects.ts'
import { distributeNow, payContribution } from '../contribution/distribution.rules.ts'
import { chargeRecurring } from '../recurring-payment/charge-recurring.rules.ts'
import { recurringOf } from '../recurring-payment/manage-recurring.rules.ts'
import { paymentsOf } from './ledger.rules.ts'
import { chargeId, receivePayment } from './receive-payment.rules.ts'

type Context = Parameters<Triggers[string]>[2]

/** Rule 7.2: gifts, charges and the distribution, run at once. */
export const paymentTriggers = {
  'payment-received': (state, input, context) =>
    forDonor(state, input.person, (donor) => receive(state, donor, input, context)),
  'card-charge': (state, input, context) =>
    forDonor(state, input.person, (donor) => charge(state, donor, input, context)),
  distribution: (state, { person }, { now }) => distribution(state, person, dayOf(now).toString()),
} satisfies Triggers

const TYPES: readonly PaymentType[] = ['transfer', 'card', 'mobile', 'sms']

/** The gift shows in the account at once. */
const receive = (
  state: WorldState,
  donor: Donor,
  { amount = 300, type = 'transfer' }: TriggerInput,
  context: Context,
): TriggerOutcome => {
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 1 || amount > 100_000_000)
    return { refused: 'amount is a whole number of crowns from 1 to 100000000.', field: 'amount' }
  const known = TYPES.find((each) => each === type)
  if (!known) return { refused: `type is one of ${TYPES.join(', ')}.`, field: 'type' }
  const gift = { amount, type: known, variableSymbol: donor.login, recurringId: null }
  const { payment, changes } = receivePayment(state, gift, context)
  const shown = set(['payments', donor.login, payment.paymentId, 'visibleFrom'], payment.settledOn)
  return done(donor, [...changes, shown], `A payment of ${amount} Kč was received.`)
}

const REASONS: readonly DeclineReason[] = [
  'insufficient-funds',
  'card-expired',
  'card-blocked',
  'authentication-failed',
  'refused-by-bank',
]

/** Charges the newest active card, whatever the day; at most once a day. */
const charge = (state: WorldState, donor: Donor, input: TriggerInput, context: Context): TriggerOutcome => {
  const { outcome = 'approved', reason = 'insufficient-funds' } = input
  if (outcome !== 'approved' && outcome !== 'declined')
    return { refused: 'outcome is approved or declined.', field: 'outcome' }
  const why = REASONS.find((each) => each === reason)
  if (!why) return { refused: `reason is one of ${REASONS.join(', ')}.`, field: 'reason' }
  const recurring = recurringOf(state, donor.personId).find(
    ({ status, angelNumber }) => status === 'active' && angelNumber === donor.login,
  )
  if (!recurring) return { refused: `${donor.login} has no recurring card.` }
  const { recurringId, amount } = recurring
  if (ownValue(state.payments.get(donor.login) ?? {}, chargeId(recurringId, dayOf(context.now).toString())))
    return { refused: `The card of ${donor.login} was charged today already.` }
  const changes = chargeRecurring(state, recurringId, context, outcome === 'declined' ? why : null)
  return done(donor, changes, `A card charge of ${amount} Kč was ${outcome}.`)
}

/** Runs the distribution early: of one person, or of all. */
const distribution = (state: WorldState, name: string | undefined, today: string): TriggerOutcome => {
  if (name === undefined) {
    const gifts = state.payments.keys().flatMap((angelNumber) => paymentsOf(state, angelNumber))
    const families = state.people
      .values()
      .flatMap((person): readonly Change[] => (person.kind === 'recipient' ? payContribution(person, today) : []))
    return forAll([...distributeNow(state, gifts, today), ...families], 'Gifts were distributed to families.')
  }
  const person = findByName(state, name)
  if (person?.kind === 'donor')
    return done(
      person,
      distributeNow(state, paymentsOf(state, person.login), today),
      'The gifts that waited were sent.',
    )
  if (person?.kind === 'recipient')
    return done(person, payContribution(person, today), 'The contribution of this month was paid.')
  return unknownPerson(name, 'donor or recipient')
}
