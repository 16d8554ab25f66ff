import type { Lang } from '../../domain/letters/wording.ts'
import { setDonor } from '../../domain/people/find-person.ts'
import { set } from '../../domain/state/change.ts'
import type { ConsentWithdrawal } from '../../domain/state/consent-withdrawal.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, MINUTE } from '../../domain/time/instant.ts'
import { listingAfter } from '../donor-profile/public-list.rules.ts'
import { endAllSessions } from '../session/session.rules.ts'

const HOUR = 60 * MINUTE
/** What the foundation promises (rule 6.15); letter and list come sooner. */
const EMAIL_WITHIN = 24 * HOUR
const LIST_WITHIN = 48 * HOUR

export type WithdrawConsentResult = {
  readonly withdrawnAt: Instant
  /** Null without an e-mail. */
  readonly finalEmailBy: Instant | null
  /** Null when the name is not on the public list. */
  readonly publicListBy: Instant | null
}

/**
 * Every consent is off and every session over, the caller's own too; whoever signs in is asked for the consent first (scope oou).
 * Gifts go on: a recurring payment is an agreement of its own, and the final e-mail says how to end it.
 */
export const withdrawConsent = (
  state: WorldState,
  donor: Donor,
  { now, lang }: { readonly now: Instant; readonly lang: Lang },
): Decision<WithdrawConsentResult> => {
  const { personId, profile, publicListing } = donor
  const consents = {
    ...donor.consents,
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: false,
    nameInPublicList: false,
    newsletter: false,
    personalDataConfirmedAt: null,
  }
  const hasEmail = profile.email !== null
  const withdrawal: ConsentWithdrawal = { withdrawnAt: now, finalEmailAt: hasEmail ? finalEmailAt(now) : null, lang }
  return {
    result: {
      withdrawnAt: now,
      finalEmailBy: hasEmail ? now + EMAIL_WITHIN : null,
      publicListBy: publicListing.isListed ? now + LIST_WITHIN : null,
    },
    changes: [
      setDonor(donor, 'consents', consents),
      setDonor(donor, 'scope', 'oou'),
      setDonor(donor, 'publicListing', listingAfter(publicListing, consents, now)),
      set(['consentWithdrawals', personId], withdrawal),
      ...endAllSessions(state, personId),
    ],
    rule: 'rule 6.15 Consent withdrawal',
  }
}

/** Letters of this kind leave on the hour, the first one at least an hour away: time to have second thoughts. */
const finalEmailAt = (now: Instant): Instant => Math.ceil((now + HOUR) / HOUR) * HOUR
