import type { RecurringPayment } from '#web/shared/api/wire.ts'
import { formatDate, formatDateTime } from '#web/shared/format/date.ts'
import { formatMoney } from '#web/shared/format/money.ts'
import { useLanguage } from '#web/shared/ui/use-language.ts'

/** The facts of a payment as parts of sentences; '' if a date does not apply. */
export function useDates(payment: RecurringPayment) {
  const language = useLanguage()
  const date = (day: string | null) => (day === null ? '' : formatDate(day, language))
  return {
    amount: formatMoney(payment.amount, language),
    next: date(payment.nextChargeOn),
    last: date(payment.lastChargeOn),
    since: date(payment.startedOn),
    failed: date(payment.failedOn),
    raised: payment.pendingChange === null ? '' : formatMoney(payment.pendingChange.amount, language),
    until: payment.pendingChange === null ? '' : formatDateTime(payment.pendingChange.expiresAt, language),
    cancelled: date(payment.cancelledOn),
  }
}
