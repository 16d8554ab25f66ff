import type { HelpOffer } from '../../domain/state/help-offer.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'

/** Which families no offers are made to (rule 10.15). */
export const hasHelpEnded = ({ requestStatus, supportStatus }: Recipient): boolean =>
  requestStatus === 'discarded' || supportStatus === 'ended'

/** Those open today in Prague, the last day counted in: the nearest end first, those without an end last, as the foundation lists them. */
export const openOffers = (offers: readonly HelpOffer[], now: Instant): readonly HelpOffer[] => {
  const today = dayOf(now).toString()
  return offers
    .filter(({ validUntil }) => validUntil === null || validUntil >= today)
    .toSorted((a, b) => (a.validUntil ?? NO_END).localeCompare(b.validUntil ?? NO_END))
}

/** Behind every day an offer may end on. */
const NO_END = '9999-12-31'
