import type { Lang } from '../letters/wording.ts'
import type { Instant } from '../time/instant.ts'

/** The pending effects of a withdrawal (rule 6.15: the e-mail within 24 hours; the list is the donor's `publicListing`). */
export type ConsentWithdrawal = {
  readonly withdrawnAt: Instant
  /** When the final e-mail is sent; null once it was sent, or when there is no address. */
  readonly finalEmailAt: Instant | null
  /** The language of the withdrawal and of its e-mail. */
  readonly lang: Lang
}
