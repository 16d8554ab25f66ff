import { findPerson, ownValue } from '../../domain/people/find-person.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Payment } from '../../domain/state/payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Day } from '../../domain/time/instant.ts'
import { familiesOf } from '../../resources/family/families-of-donor.rules.ts'
import { paymentsOf } from '../../resources/payment/ledger.rules.ts'
import { factsSection, listSection, type RecordSection } from './section.ts'

/** What the world holds of a donor. */
export function donorSections(state: WorldState, donor: Donor, today: Day): readonly RecordSection[] {
  const { login, personId, consents, publicListing } = donor
  const ofLogin = <Entry extends { angelNumber: string }>(entries: Readonly<Record<string, Entry>>) =>
    Object.values(entries).filter(({ angelNumber }) => angelNumber === login)
  return [
    factsSection('account', accountOf(donor)),
    factsSection('profile', donor.profile),
    listSection('payments', paymentsOf(state, login).toSorted(bySettlement).map(paymentOf(state))),
    listSection('recurringPayments', ofLogin(state.recurringPayments).map(withoutKey)),
    listSection('cardPayments', ofLogin(state.cardPayments).map(withoutVisit)),
    listSection('families', familiesOf(state, login, today).map(familyOf).toReversed()),
    listSection('documents', donor.documents),
    factsSection('taxData', donor.taxData),
    factsSection('consents', {
      ...consents,
      publicListing,
      withdrawal: ownValue(state.consentWithdrawals, personId) ?? undefined,
    }),
    factsSection('vote', donor.vote ?? { value: null, votedAt: null }),
    listSection('images', donor.images),
  ]
}

const accountOf = ({ donorStatus, isCorporateAccount, targeting, registeredOn, givingSince, ...donor }: Donor) => ({
  donorStatus: donorStatus.value,
  isCorporateAccount,
  targeting,
  registeredOn,
  givingSince,
  lastLoginAt: donor.lastLoginAt,
  previousLoginAt: donor.previousLoginAt,
})

const bySettlement = (one: Payment, other: Payment): number => (one.settledOn < other.settledOn ? -1 : 1)

const paymentOf =
  (state: WorldState) =>
  ({ shares, reassigned, ...payment }: Payment) => ({
    ...payment,
    shares: shares.map(({ recipientId, amount }) => `${nameOf(state, recipientId)} ${amount} Kč`),
    reassigned: reassigned ? `${reassigned.on}, ${nameOf(state, reassigned.from)}: ${reassigned.reason}` : null,
  })

const nameOf = (state: WorldState, personId: string): string => findPerson(state, personId)?.login ?? personId

const familyOf = ({ recipient, isCurrent, removedReason, parts }: ReturnType<typeof familiesOf>[number]) => ({
  login: recipient.login,
  name: recipient.displayName,
  familyId: recipient.familyId,
  isCurrent,
  removedReason,
  amount: parts.reduce((sum, part) => sum + part.amount, 0),
  lastMonth: parts[0]?.month ?? null,
})

const withoutKey = ({ pendingChange, ...recurring }: WorldState['recurringPayments'][string]) => ({
  ...recurring,
  pendingAmount: pendingChange?.amount ?? null,
  pendingUntil: pendingChange?.validUntil ?? null,
})

/** Without the keys of the visit to the gateway. */
const withoutVisit = ({
  paymentId,
  amount,
  frequency,
  status,
  reason,
  ...payment
}: WorldState['cardPayments'][string]) => ({
  paymentId,
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
