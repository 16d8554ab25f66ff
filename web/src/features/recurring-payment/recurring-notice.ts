import type { RecurringPayment } from '../../shared/api/wire.ts'

/**
 * The last action, confirmed where it was done. `asked`: an e-mail was sent to confirm a raised
 * amount. `lapsed`: the confirmation came too late, or another change replaced it.
 */
export type RecurringNotice = 'changed' | 'asked' | 'confirmed' | 'lapsed' | 'cancelled' | 'gone'

export type Done = (news: RecurringNotice, fresh: RecurringPayment) => void
