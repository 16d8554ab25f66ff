import type { components } from '#generated/provider.d.ts'
import type { RecurringPayment } from '../../domain/state/recurring-payment.ts'
import { type Instant, toIsoString } from '../../domain/time/instant.ts'
import { lastCharge, nextCharge } from './card-charge.rules.ts'
import { pendingAt } from './change-recurring.rules.ts'
import { asOf } from './manage-recurring.rules.ts'
import type { RecurringAccess } from './open-recurring.rules.ts'

/**
 * A recurring payment with its charge dates, for a caller with this access; a cancelled or ended payment has no next charge.
 */
export const presentRecurring = (
  recurring: RecurringPayment,
  now: Instant,
  { isPayer, linkKey }: Pick<RecurringAccess, 'isPayer' | 'linkKey'>,
): components['schemas']['RecurringPayment'] => {
  const { recurringId, status, amount, angelNumber, firstOn, cancelledOn, failedOn } = asOf(recurring, now)
  const isActive = status === 'active'
  const pending = pendingAt(recurring, now)
  return {
    recurringId,
    state: status,
    amount,
    angelNumber,
    isPayer,
    startedOn: firstOn,
    nextChargeOn: (isActive && nextCharge(recurring, now)?.day.toString()) || null,
    lastChargeOn: isActive ? lastCharge(recurring).day.toString() : null,
    cancelledOn,
    failedOn,
    pendingChange: pending && {
      amount: pending.amount,
      expiresAt: toIsoString(pending.expiresAt),
      canConfirm: pending.linkKey === linkKey,
    },
  }
}
