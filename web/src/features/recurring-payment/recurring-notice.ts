import type { RecurringPayment } from '../../shared/api/wire.ts'

/**
 * What has just been done, told where it was done. `asked`: an e-mail went out to confirm a raised amount. `lapsed`: the confirmation came
 * too late, or another change took its place.
 */
export type RecurringNotice = 'changed' | 'asked' | 'confirmed' | 'lapsed' | 'cancelled' | 'gone'

export type Done = (news: RecurringNotice, fresh: RecurringPayment) => void
