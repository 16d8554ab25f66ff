import type { components } from '#generated/provider.d.ts'
import { lastCharge, nextCharge } from '../domain/card-charge.ts'
import { asOf } from '../domain/manage-recurring.ts'
import type { Moment } from '../domain/moment.ts'
import type { RecurringPayment } from '../domain/recurring-payment.ts'

/** A recurring payment with the days the calendar gives it; nothing is charged once it was cancelled or has ended. */
export const presentRecurring = (
  recurring: RecurringPayment,
  now: Moment,
): components['schemas']['RecurringPayment'] => {
  const { recurringId, status, amount, angelNumber, firstOn, cancelledOn, failedOn } = asOf(recurring, now)
  const isActive = status === 'active'
  return {
    recurringId,
    status,
    amount,
    angelNumber,
    startedOn: firstOn,
    nextChargeOn: (isActive && nextCharge(recurring, now)?.day.toString()) || null,
    lastChargeOn: isActive ? lastCharge(recurring).day.toString() : null,
    cancelledOn,
    failedOn,
  }
}
