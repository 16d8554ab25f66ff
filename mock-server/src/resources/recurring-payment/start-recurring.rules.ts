import { worldMark } from '../../domain/access/world-mark.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Random } from '../../domain/state/random.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'

export type RecurringStart = Pick<
  RecurringPayment,
  'angelNumber' | 'payerId' | 'email' | 'cardholder' | 'amount' | 'lang'
>

/**
 * Creates a recurring payment whose first charge has just been approved; `receivePayment` adds the charge itself (rule 7.2).
 * Its id opens nothing without the payer's token; the links of its e-mails have their own keys (rule 13.3).
 */
export const startRecurring = (
  _state: WorldState,
  { angelNumber, payerId, email, cardholder, amount, lang }: RecurringStart,
  { now, random, worldId }: { readonly now: Instant; readonly random: Random; readonly worldId: string },
): { readonly recurring: RecurringPayment; readonly changes: readonly Change[] } => {
  const recurring: RecurringPayment = {
    recurringId: `rec_${worldMark(worldId)}_${random.id()}`,
    angelNumber,
    payerId,
    email,
    cardholder,
    lang,
    amount,
    firstOn: dayOf(now).toString(),
    status: 'active',
    cancelledOn: null,
    failedOn: null,
    endAnnounced: false,
    pendingChange: null,
  }
  return { recurring, changes: [set(['recurringPayments', recurring.recurringId], recurring)] }
}
