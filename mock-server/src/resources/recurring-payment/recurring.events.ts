import { mailPayer } from '../../domain/letters/mail-payer.ts'
import { ownValue } from '../../domain/people/find-person.ts'
import { set } from '../../domain/state/change.ts'
import type { DueEvent, EventContext, EventOutcome } from '../../domain/state/due-event.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, instantAt } from '../../domain/time/instant.ts'
import { CHARGE_TIME, lastCharge, nextCharge } from './card-charge.rules.ts'
import { chargeRecurring } from './charge-recurring.rules.ts'
import { findRecurring } from './manage-recurring.rules.ts'
import { endAnnounced } from './recurring-messages.rules.ts'

/** The Prague time at which the notice is sent. */
const NOTICE_TIME = '08:00'
const RULE = 'rule 7.4 Recurring card payment'

type CardState = Pick<WorldState, 'recurringPayments' | 'logins'>

/** The events of each active recurring card: its next charge, and the notice before its end (rule 7.4). */
export const recurringEvents = (state: CardState, after: Instant): DueEvent[] =>
  state.recurringPayments
    .values()
    .flatMap((recurring) =>
      recurring.status === 'active' ? [...chargeEvent(state, recurring, after), ...endNotice(state, recurring)] : [],
    )

const chargeEvent = (state: CardState, recurring: RecurringPayment, after: Instant): DueEvent[] => {
  const charge = nextCharge(recurring, after)
  if (!charge) return []
  const { recurringId, amount } = recurring
  const subject = giverOf(state, recurring)
  const day = charge.day.toString()
  return [
    {
      id: `card-charge:${recurringId}:${day}`,
      at: charge.at,
      kind: 'card-charge',
      subject,
      summary: `${day} ${CHARGE_TIME}: card charge of ${amount} Kč for ${subject}.`,
      apply: (present, context) => ({ changes: chargeRecurring(present, recurringId, context), rule: RULE }),
    },
  ]
}

/** One calendar month before the last charge, so that the donor has time to set up a new payment; Prague. */
export const endNoticeAt = (recurring: Pick<RecurringPayment, 'firstOn'>): Instant => {
  const known = noticesAt.get(recurring) ?? instantAt(lastCharge(recurring).day.subtract({ months: 1 }), NOTICE_TIME)
  noticesAt.set(recurring, known)
  return known
}

/** Memoized, since it is computed at every commit and never changes. */
const noticesAt = new WeakMap<Pick<RecurringPayment, 'firstOn'>, Instant>()

const endNotice = (state: CardState, recurring: RecurringPayment): DueEvent[] => {
  if (recurring.endAnnounced) return []
  const { recurringId } = recurring
  const subject = giverOf(state, recurring)
  return [
    {
      id: `recurring-end-notice:${recurringId}`,
      at: endNoticeAt(recurring),
      kind: 'recurring-end-notice',
      subject,
      summary: `The payer for ${subject} is notified that the card payment ends in a month, after three years.`,
      apply: (present, context) => announceEnd(present, recurringId, context),
    },
  ]
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
