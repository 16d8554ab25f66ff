import { findPerson, ownValue } from '../../domain/people/find-person.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Payment } from '../../domain/state/payment.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Day } from '../../domain/time/instant.ts'
import { familiesOf } from '../../resources/family/families-of-donor.rules.ts'
import { paymentsOf } from '../../resources/payment/ledger.rules.ts'
import { factsSection, listSection, type RecordSection } from './section.ts'

/** What the world holds of a donor. */
export function donorSections(state: WorldState, donor: Donor, today: Day): readonly RecordSection[] {
  const { login, consents, publicListing } = donor
  const ofLogin = <Entry extends { angelNumber: string }>(entries: readonly Entry[]) =>
    entries.filter(({ angelNumber }) => angelNumber === login)
  return [
    factsSection('account', accountOf(state, donor)),
    factsSection('profile', donor.profile),
    listSection('payments', paymentsOf(state, login).toSorted(bySettlement).map(paymentOf(state))),
    listSection('recurringPayments', ofLogin(state.recurringPayments.values()).map(withoutKey)),
    listSection('cardPayments', ofLogin(Object.values(state.cardPayments)).map(withoutVisit)),
    listSection('families', familiesOf(state, login, today).map(familyOf).toReversed()),
    listSection('documents', donor.documents),
    factsSection('taxData', donor.taxData),
    factsSection('consents', {
      ...consents,
      publicListing,
      withdrawal: withdrawalOf(state, donor),
    }),
    factsSection('vote', donor.vote ?? { value: null, votedAt: null }),
    listSection('images', donor.images),
  ]
}

const accountOf = (state: WorldState, donor: Donor) => ({
  donorStatus: donor.donorStatus.value,
  personalDataConsent: consentOf(state, donor),
  isCorporateAccount: donor.isCorporateAccount,
  targeting: donor.targeting,
  registeredOn: donor.registeredOn,
  givingSince: donor.givingSince,
  lastLoginAt: donor.lastLoginAt,
  previousLoginAt: donor.previousLoginAt,
})

function consentOf(state: WorldState, { personId, consents }: Donor): 'given' | 'withdrawn' | 'not-given' {
  if (consents.personalDataConfirmedAt !== null) return 'given'
  return ownValue(state.consentWithdrawals, personId) ? 'withdrawn' : 'not-given'
}

/** The state holds the time of the final e-mail only until it is sent. */
function withdrawalOf(state: WorldState, { personId, profile }: Donor) {
  const withdrawal = ownValue(state.consentWithdrawals, personId)
  if (!withdrawal) return undefined
  const { withdrawnAt, finalEmailAt, lang } = withdrawal
  if (finalEmailAt !== null) return { withdrawnAt, finalEmail: 'waiting', finalEmailAt, lang }
  return { withdrawnAt, finalEmail: profile.email === null ? 'no-email' : 'sent', lang }
}

const bySettlement = (one: Payment, other: Payment): number => (one.settledOn < other.settledOn ? -1 : 1)

const paymentOf =
  (state: WorldState) =>
  ({ shares, reassigned, ...payment }: Payment) => ({
    ...payment,
    shares: shares.map(({ recipientId, amount }) => `${nameOf(state, recipientId)} ${amount} Kč`),
    reassigned: reassigned ? `${reassigned.on}, ${nameOf(state, reassigned.from)}: ${reassigned.reason.cs}` : null,
  })

const nameOf = (state: WorldState, personId: string): string => findPerson(state, personId)?.login ?? personId

const familyOf = ({ recipient, isCurrent, removedReason, parts }: ReturnType<typeof familiesOf>[number]) => ({
  login: recipient.login,
  name: recipient.displayName,
  familyId: recipient.familyId,
  isCurrent,
  removedReason: removedReason?.cs ?? null,
  amount: parts.reduce((sum, part) => sum + part.amount, 0),
  lastMonth: parts[0]?.month ?? null,
})

const withoutKey = ({ pendingChange, ...recurring }: RecurringPayment) => ({
  ...recurring,
  pendingAmount: pendingChange?.amount ?? null,
  pendingUntil: pendingChange?.expiresAt ?? null,
})

/** Without the keys of the payment and of the visit to the gateway. */
const withoutVisit = ({ amount, frequency, status, reason, ...payment }: WorldState['cardPayments'][string]) => ({
  amount,
  frequency,
  status,
  reason,
  startedAt: payment.startedAt,
  attemptedAt: payment.attemptedAt,
  decidedAt: payment.decidedAt,
  cardholder: payment.cardholder,
  email: payment.email,
  lang: payment.lang,
  recurringId: payment.recurringId,
})
