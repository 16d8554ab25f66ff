import type { HelpOffer } from '../../domain/state/help-offer.ts'
import type { Recipient } from '../../domain/state/recipient.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'

/** The families that get no offers (rule 10.15). */
export const hasHelpEnded = ({ requestStatus, supportStatus }: Recipient): boolean =>
  requestStatus === 'discarded' || supportStatus === 'ended'

/** The offers open today in Prague, including their last day: the nearest end first, those without an end last, in the foundation's order. */
export const openOffers = (offers: readonly HelpOffer[], now: Instant): readonly HelpOffer[] => {
  const today = dayOf(now).toString()
  return offers
    .filter(({ expiresOn }) => expiresOn === null || expiresOn >= today)
    .toSorted((a, b) => (a.expiresOn ?? NO_END).localeCompare(b.expiresOn ?? NO_END))
}

/** Sorts after every possible last day. */
const NO_END = '9999-12-31'
