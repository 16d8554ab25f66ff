import { type Change, set } from './change.ts'
import type { DueEvent } from './due-event.ts'
import { setRecipient } from './find-person.ts'
import { type Day, dayOf, type Moment } from './moment.ts'
import type { Payment } from './payment.ts'
import type { Recipient } from './recipient.ts'
import { DISTRIBUTION_TIME, isPaid, nextDistribution } from './request-status.ts'
import type { WorldState } from './world-state.ts'

/** What a family gets in a month when nothing is known yet, in whole crowns. */
const FIRST_CONTRIBUTION = 6_000

/** The nearest distribution after the moment: every pending gift whose day has come is sent, paid families get theirs (spec §4 Payments). */
export const distributionEvent = (after: Moment): DueEvent => {
  const { day, at } = nextDistribution(after)
  return {
    id: `distribution:${day}`,
    at,
    kind: 'distribution',
    subject: 'recipients',
    summary: `${day} ${DISTRIBUTION_TIME}: gifts received before this month are distributed to families.`,
    apply: (state, { now }) => ({ changes: distribute(state, dayOf(now).toString()), rule: 'spec §4 Payments' }),
  }
}

const distribute = (state: WorldState, today: Day): readonly Change[] => [
  ...Object.values(state.payments).flatMap((ledger) =>
    Object.values(ledger)
      .filter(({ redistributed, distributionOn }) => !redistributed && distributionOn <= today)
      .map(sendToFamilies),
  ),
  ...Object.values(state.people).flatMap((person) =>
    person.kind === 'recipient' ? payContribution(person, today) : [],
  ),
]

const sendToFamilies = ({ variableSymbol, paymentId }: Payment): Change =>
  set(['payments', variableSymbol, paymentId, 'redistributed'], true)

/** The same as last time, and one contribution a month, however often the distribution runs. */
export const payContribution = (recipient: Recipient, today: Day): readonly Change[] => {
  const month = today.slice(0, 7)
  const last = recipient.contributions.at(-1)
  if (!isPaid(recipient, today) || last?.month === month) return []
  const contribution = { month, amount: last?.amount ?? FIRST_CONTRIBUTION, paidOn: today }
  return [setRecipient(recipient, 'contributions', [...recipient.contributions, contribution])]
}

/** Made to happen ahead of its day: what waits goes to families today. */
export const distributeNow = (payments: readonly Payment[], today: Day): readonly Change[] =>
  payments
    .filter(({ redistributed }) => !redistributed)
    .map((payment) =>
      set(['payments', payment.variableSymbol, payment.paymentId], {
        ...payment,
        distributionOn: today,
        redistributed: true,
      }),
    )
