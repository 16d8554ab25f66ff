import type { components } from '#generated/provider.d.ts'
import type { Lang } from '../../domain/letters/wording.ts'
import { findRecipient } from '../../domain/people/find-person.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { Payment, Share } from '../../domain/state/payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Day, dayOf, type Instant } from '../../domain/time/instant.ts'
import type { Handler } from '../../kernel/handler.ts'
import { donorOf } from '../shared/person-of-token.ts'
import { shownPayments } from './ledger.rules.ts'
import { familiesShownFrom } from './payment-calendar.rules.ts'
import { type PlannedCharge, plannedCharges } from './planned-charges.rules.ts'

export const getPayments: Handler<'getPayments'> = {
  run(world, { caller, headers: { lang } }, { now }) {
    const response = presentPayments(world, donorOf(world, caller), { now, lang })
    return { answer: { error_code: 200, response }, changes: [], rule: 'rule 7.1 Payment' }
  },
}

type Schemas = components['schemas']
/** `lang`: the language of the call. */
type View = { readonly now: Instant; readonly lang: Lang }

/** All of the angel's own gifts and the planned charges; of families, only the patient's first name. */
const presentPayments = (world: WorldState, donor: Donor, { now, lang }: View): Schemas['Payments'] => {
  const today = dayOf(now).toString()
  const hiddenUntil = familiesShownFrom(today)
  const shown = shownPayments(world, donor.login, today)
  return {
    payments: shown.map((payment) => {
      const shownFrom = payment.redistributed ? hiddenUntil(payment.distributionOn) : null
      return presentPayment(world, payment, { familiesFrom: shownFrom, lang })
    }),
    planned: plannedCharges(world, donor, now).map(presentPlanned),
  }
}

type PaymentView = { readonly familiesFrom: Day | null; readonly lang: Lang }

const presentPayment = (
  world: WorldState,
  payment: Payment,
  { familiesFrom, lang }: PaymentView,
): Schemas['Payment'] => {
  const { paymentId, amount, type, variableSymbol, settledOn, distributionOn, recurringId } = payment
  const state = stateOf(payment)
  const isShown = state !== 'pending' && familiesFrom === null
  return {
    paymentId,
    amount,
    type,
    variableSymbol,
    settledOn,
    distributionOn,
    contributionMonth: distributionOn.slice(0, 'YYYY-MM'.length),
    state,
    shares: isShown ? payment.shares.flatMap((share) => presentShare(world, share)) : [],
    familiesShownFrom: familiesFrom,
    reassigned: state === 'reassigned' ? presentReassigned(payment, lang) : null,
    recurringId,
  }
}

const stateOf = ({ redistributed, reassigned }: Payment): Schemas['Payment']['state'] => {
  if (!redistributed) return 'pending'
  return reassigned ? 'reassigned' : 'sent'
}

/** The donor must not learn which family the gift was first meant for. */
const presentReassigned = ({ reassigned }: Payment, lang: Lang): Schemas['Reassignment'] | null =>
  reassigned && { on: reassigned.on, reason: reassigned.reason[lang] }

const presentShare = (world: WorldState, { recipientId, amount }: Share): readonly Schemas['PaymentShare'][] => {
  const family = findRecipient(world, recipientId)
  return family ? [{ familyId: family.familyId, recipientName: family.patient.firstName, amount }] : []
}

const presentPlanned = ({ recurringId, amount, day, distributionOn }: PlannedCharge): Schemas['PlannedPayment'] => ({
  recurringId,
  amount,
  date: day,
  distributionOn,
})
