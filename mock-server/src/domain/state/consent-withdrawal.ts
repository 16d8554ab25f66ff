import type { Lang } from '../letters/wording.ts'
import type { Instant } from '../time/instant.ts'

/** What still follows a withdrawal (rule 6.15: the e-mail within 24 hours; the list is the donor's `publicListing`). */
export type ConsentWithdrawal = {
  readonly withdrawnAt: Instant
  /** When the final e-mail leaves; null once it has left, or where there is no address. */
  readonly finalEmailAt: Instant | null
  /** The language it was withdrawn in, which the e-mail speaks too. */
  readonly lang: Lang
}
