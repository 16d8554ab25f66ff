import type { Change } from './change.ts'
import type { DueEvent } from './due-event.ts'
import { setDonor, setRecipient } from './find-person.ts'
import { type Day, dayOf, type Moment } from './moment.ts'
import type { Recipient } from './recipient.ts'
import { DISTRIBUTION_TIME, isPaid, nextDistribution } from './request-status.ts'
import type { Person, WorldState } from './world-state.ts'

/** What a family gets in a month when nothing is known yet, in whole crowns. */
const FIRST_CONTRIBUTION = 6_000

/** The nearest distribution after the moment: pending gifts are sent, paid families get their contribution (spec §4 Payments). */
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

const distribute = (state: WorldState, today: Day): readonly Change[] =>
  Object.values(state.people).flatMap((person) => changesFor(person, today))

const changesFor = (person: Person, today: Day): readonly Change[] => {
  if (person.kind === 'recipient') return isPaid(person, today) ? [payContribution(person, today)] : []
  if (person.kind !== 'donor' || !person.lastPayment || person.lastPayment.redistributed) return []
  if (person.lastPayment.distributionOn > today) return []
  return [setDonor(person, 'lastPayment', { ...person.lastPayment, redistributed: true })]
}

const payContribution = (recipient: Recipient, today: Day): Change => {
  const amount = recipient.contributions.at(-1)?.amount ?? FIRST_CONTRIBUTION
  return setRecipient(recipient, 'contributions', [
    ...recipient.contributions,
    { month: today.slice(0, 7), amount, paidOn: today },
  ])
}
