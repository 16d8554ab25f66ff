import type { RecurringPayment } from '../../shared/api/wire.ts'

/** `asked`: an e-mail confirms a raised amount. `lapsed`: confirmed too late, or replaced by another change. */
export type RecurringNotice = 'changed' | 'asked' | 'confirmed' | 'lapsed' | 'cancelled' | 'gone'

export type Done = (news: RecurringNotice, fresh: RecurringPayment) => void
