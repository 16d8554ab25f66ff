import { findDonor, ownValue, setRecipient } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { DueEvent } from '../../domain/state/due-event.ts'
import type { Payment } from '../../domain/state/payment.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { Contribution, Recipient } from '../../domain/state/recipient.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import { paymentsOf } from '../payment/ledger.rules.ts'
import { DISTRIBUTION_TIME, isPaid, nextDistribution } from '../recipient-profile/request-status.rules.ts'
import { allocateGift, type FamilyRing, familyRing } from './allocate-gifts.rules.ts'

/** The first monthly contribution of a family, in whole crowns. */
const FIRST_CONTRIBUTION = 6_000

/** The next distribution: sends every pending gift that is due and pays the families (rule 7.2). */
export const distributionEvent = (after: Instant): DueEvent => {
  const { day, at } = nextDistribution(after)
  return {
    id: `distribution:${day}`,
    at,
    kind: 'distribution',
    subject: 'recipients',
    summary: `${day} ${DISTRIBUTION_TIME}: gifts received before this month are distributed to families.`,
    apply: (state, { now }) => ({ changes: distribute(state, dayOf(now).toString()), rule: 'rule 7.2 Distribution' }),
  }
}

const distribute = (state: WorldState, today: Day): readonly Change[] => {
  const due = state.payments
    .values()
    .flatMap((ledger) => Object.values(ledger).filter(({ distributionOn }) => distributionOn <= today))
  return [
    ...distributeNow(state, due, today),
    ...recipientsOf(state).flatMap((recipient) => payContribution(recipient, today)),
  ]
}

/** The contribution that the distribution of the day adds for a family: the same as last time, at most once a month. */
export const contributionOn = (recipient: Recipient, today: Day): Contribution | null => {
  const month = today.slice(0, 7)
  const last = recipient.contributions.at(-1)
  if (!isPaid(recipient, today) || last?.month === month) return null
  return { month, amount: last?.amount ?? FIRST_CONTRIBUTION, paidOn: today }
}

export const payContribution = (recipient: Recipient, today: Day): readonly Change[] => {
  const contribution = contributionOn(recipient, today)
  return contribution ? [setRecipient(recipient, 'contributions', [...recipient.contributions, contribution])] : []
}

/**
 * Sends those of the gifts that are pending to families today, whatever day they are due: on their day or when triggered earlier.
 * While there is no family to pay, they stay pending.
 */
export const distributeNow = (state: WorldState, gifts: readonly Payment[], today: Day): readonly Change[] => {
  const pending = gifts.filter(({ redistributed }) => !redistributed)
  const ring = familyRing(recipientsOf(state), (family) => isPaid(family, today))
  return pending.flatMap((gift) => sendToFamilies(gift, targetingOf(state, gift.variableSymbol), today, ring))
}

const sendToFamilies = (gift: Payment, target: Targeting, today: Day, ring: FamilyRing): readonly Change[] => {
  const { variableSymbol, paymentId, amount } = gift
  const shares = allocateGift({ amount, angelNumber: variableSymbol, ...target }, today, ring)
  if (shares.length === 0) return []
  return [set(['payments', variableSymbol, paymentId], { ...gift, distributionOn: today, redistributed: true, shares })]
}

type Targeting = Pick<Parameters<typeof allocateGift>[0], 'targeting' | 'lastFamily'>
const ANYBODY: Targeting = { targeting: 'multiple', lastFamily: null }

const targetingOf = (state: WorldState, angelNumber: string): Targeting => {
  const donor = findDonor(state, ownValue(state.logins, angelNumber) ?? '')
  if (donor?.targeting !== 'single') return ANYBODY
  return { targeting: 'single', lastFamily: lastFamilyOf(paymentsOf(state, angelNumber)) }
}

/** The family that got the latest sent gift; of several families, the one with the largest part. */
export const lastFamilyOf = (gifts: readonly Payment[]): PersonId | null => {
  let last: Payment | null = null
  for (const gift of gifts)
    if (gift.shares.length > 0 && (last === null || gift.distributionOn >= last.distributionOn)) last = gift
  return last?.shares[0]?.recipientId ?? null
}

const recipientsOf = (state: WorldState): readonly Recipient[] =>
  state.people.values().filter((person) => person.kind === 'recipient')
