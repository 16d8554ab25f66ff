import { type Change, set } from './change.ts'
import { dayOf, type Moment } from './moment.ts'
import type { Random } from './random.ts'
import type { RecurringPayment } from './recurring-payment.ts'
import type { WorldState } from './world-state.ts'

export type RecurringStart = Pick<RecurringPayment, 'angelNumber' | 'email' | 'cardholder' | 'amount'>

/** A recurring payment whose first charge went through just now; the charge itself is for `receivePayment` (spec §4 Payments). */
export const startRecurring = (
  _state: WorldState,
  start: RecurringStart,
  { now, random }: { readonly now: Moment; readonly random: Random },
): { readonly recurring: RecurringPayment; readonly changes: readonly Change[] } => {
  const recurring: RecurringPayment = {
    recurringId: `rec_${random.id()}`,
    ...start,
    firstOn: dayOf(now).toString(),
    status: 'active',
    cancelledOn: null,
    failedOn: null,
    endAnnounced: false,
  }
  return { recurring, changes: [set(['recurringPayments', recurring.recurringId], recurring)] }
}
