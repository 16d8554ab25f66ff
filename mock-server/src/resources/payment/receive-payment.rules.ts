import { findDonor, ownValue, setDonor } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Payment, PaymentType } from '../../domain/state/payment.ts'
import type { Random } from '../../domain/state/random.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import { distributedOn, shownFrom } from './payment-calendar.rules.ts'

export type ReceivedPayment = {
  /** Whole crowns. */
  readonly amount: number
  readonly type: PaymentType
  /** Angel number, or 11111111. */
  readonly variableSymbol: string
  readonly recurringId: string | null
}

/**
 * Receives a gift (rule 7.2): adds it to the ledger of its variable symbol; an angel's first gift makes them an
 * active giver. A recurring card is charged at most once a day: a second call returns the day's payment unchanged.
 */
export const receivePayment = (
  state: WorldState,
  { amount, type, variableSymbol, recurringId }: ReceivedPayment,
  { now, random }: { readonly now: Instant; readonly random: Random },
): { readonly payment: Payment; readonly changes: readonly Change[] } => {
  const settledOn = dayOf(now).toString()
  const paymentId = recurringId === null ? `gift_${random.id()}` : chargeId(recurringId, settledOn)
  const known = ownValue(ownValue(state.payments, variableSymbol) ?? {}, paymentId)
  if (known) return { payment: known, changes: [] }
  const payment: Payment = {
    paymentId,
    amount,
    type,
    variableSymbol,
    settledOn,
    visibleFrom: shownFrom(type, settledOn),
    distributionOn: distributedOn(settledOn),
    redistributed: false,
    shares: [],
    recurringId,
    reassigned: null,
  }
  return {
    payment,
    changes: [set(['payments', variableSymbol, paymentId], payment), ...firstGift(state, variableSymbol, settledOn)],
  }
}

/** One charge of a card a day: the id contains the day, so that no event can repeat the charge. */
export const chargeId = (recurringId: string, day: Day): string => `${recurringId}_${day}`

const firstGift = (state: WorldState, angelNumber: string, day: Day): readonly Change[] => {
  const donor = findDonor(state, ownValue(state.logins, angelNumber) ?? '')
  if (!donor || donor.givingSince !== null) return []
  return [setDonor(donor, 'givingSince', day), setDonor(donor, 'donorStatus', { id: 1, value: 'aktivní' })]
}
