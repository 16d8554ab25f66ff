import { mailPayer } from '../../domain/letters/mail-payer.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import { set } from '../../domain/state/change.ts'
import type { DueEvent, EventContext, EventOutcome } from '../../domain/state/due-event.ts'
import { indexEvents } from '../../domain/state/event-index.ts'
import { mergeEvents } from '../../domain/state/event-list.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, instantAt } from '../../domain/time/instant.ts'
import { CHARGE_TIME, type Charge, lastCharge, nextCharge, nextChargeOfAll } from './card-charge.rules.ts'
import { chargeRecurring } from './charge-recurring.rules.ts'
import { findRecurring } from './manage-recurring.rules.ts'
import { endAnnounced } from './recurring-messages.rules.ts'

/** The Prague time at which the notice is sent. */
const NOTICE_TIME = '08:00'
const RULE = 'rule 7.4 Recurring card payment'

type CardState = Pick<WorldState, 'recurringPayments' | 'logins'>

/**
 * The events of each active recurring card, strictly after the instant and in order of time: its next charge, and the notice before its end
 * (rule 7.4). A world may have thousands of cards, so each is made when it is reached.
 */
export const recurringEvents = (state: CardState, after: Instant): Iterable<DueEvent> =>
  mergeEvents([chargeEvents(state, after), endNotices(state, after)])

/** All cards are charged at the same instants, but a new one may wait for the second or third. */
function* chargeEvents(state: CardState, after: Instant): Iterable<DueEvent> {
  const { recurringPayments } = state
  let round = nextChargeOfAll(after)
  for (let isLast = false; !isLast; round = nextChargeOfAll(round)) {
    isLast = true
    for (const { subject } of cardsInOrder(recurringPayments)) {
      const recurring = ownValue(recurringPayments, subject)
      const charge = recurring && nextCharge(recurring, after)
      if (!charge || charge.at < round) continue
      if (charge.at === round) yield chargeEvent(state, recurring, charge)
      else isLast = false
    }
  }
}

/** What the lists below remember of an event: it is made from its card, the subject, when it is reached. */
const placeholder = (at: Instant, kind: string, recurringId: string): DueEvent => ({
  id: `${kind}:${recurringId}:`,
  at,
  kind,
  subject: recurringId,
  summary: '',
})

const cardsInOrder = indexEvents<RecurringPayment>(({ status }, id) =>
  status === 'active' ? [placeholder(0, 'card-charge', id)] : [],
)

const chargeEvent = (state: CardState, recurring: RecurringPayment, { at, day }: Charge): DueEvent => {
  const { recurringId, amount } = recurring
  const subject = giverOf(state, recurring)
  return {
    id: `card-charge:${recurringId}:${day.toString()}`,
    at,
    kind: 'card-charge',
    subject,
    summary: `${day.toString()} ${CHARGE_TIME}: card charge of ${amount} Kč for ${subject}.`,
    apply: (present, context) => ({ changes: chargeRecurring(present, recurringId, context), rule: RULE }),
  }
}

/** One calendar month before the last charge, so that the donor has time to set up a new payment; Prague. */
export const endNoticeAt = (recurring: Pick<RecurringPayment, 'firstOn'>): Instant => {
  const known = noticesAt.get(recurring) ?? instantAt(lastCharge(recurring).day.subtract({ months: 1 }), NOTICE_TIME)
  noticesAt.set(recurring, known)
  return known
}

/** Memoized, since it is computed at every commit and never changes. */
const noticesAt = new WeakMap<Pick<RecurringPayment, 'firstOn'>, Instant>()

const noticesInOrder = indexEvents<RecurringPayment>((recurring, id) =>
  recurring.status === 'active' && !recurring.endAnnounced
    ? [placeholder(endNoticeAt(recurring), 'recurring-end-notice', id)]
    : [],
)

function* endNotices(state: CardState, after: Instant): Iterable<DueEvent> {
  for (const { at, kind, subject: recurringId } of noticesInOrder(state.recurringPayments, after)) {
    const subject = giverOf(state, state.recurringPayments.get(recurringId) as RecurringPayment)
    yield {
      id: `${kind}:${recurringId}`,
      at,
      kind,
      subject,
      summary: `The payer for ${subject} is notified that the card payment ends in a month, after three years.`,
      apply: (present, context) => announceEnd(present, recurringId, context),
    }
  }
}

const announceEnd = (state: WorldState, recurringId: string, context: EventContext): EventOutcome => {
  const recurring = findRecurring(state, recurringId)
  if (recurring?.status !== 'active' || recurring.endAnnounced) return { changes: [], rule: RULE }
  const { changes } = mailPayer(state, recurring, endAnnounced(recurring), context)
  return { changes: [set(['recurringPayments', recurringId, 'endAnnounced'], true), ...changes], rule: RULE }
}

/** The donor with the payment's number, or the number itself (11111111 belongs to no donor). */
const giverOf = ({ logins }: CardState, { angelNumber }: RecurringPayment): string =>
  ownValue(logins, angelNumber) ?? angelNumber
