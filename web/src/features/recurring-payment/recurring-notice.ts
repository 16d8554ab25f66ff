import type { RecurringPayment } from '../../shared/api/wire.ts'

/** `confirmation-sent`: an e-mail confirms a raised amount. `lapsed`: confirmed too late, or replaced by another change. */
export type RecurringNotice = 'changed' | 'confirmation-sent' | 'confirmed' | 'lapsed' | 'cancelled' | 'gone'

export type Done = (notice: RecurringNotice, fresh: RecurringPayment) => void
