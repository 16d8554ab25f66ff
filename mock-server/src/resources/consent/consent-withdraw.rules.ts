import type { Lang } from '../../domain/letters/wording.ts'
import { setDonor } from '../../domain/people/find-person.ts'
import { set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { ConsentWithdrawal, Donor } from '../../domain/state/donor.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { HOUR, type Instant } from '../../domain/time/instant.ts'
import { listingAfter } from '../donor-profile/public-list.rules.ts'
import { endAllSessions } from '../session/session.rules.ts'

/** The deadlines that the foundation promises (rule 6.15); the letter and the list come sooner. */
const EMAIL_WITHIN = 24 * HOUR
const LIST_WITHIN = 48 * HOUR

export type WithdrawConsentResult = {
  readonly withdrawnAt: Instant
  /** Null without an e-mail. */
  readonly finalEmailDueAt: Instant | null
  /** Null when the name is not on the public list. */
  readonly publicListDueAt: Instant | null
}

/**
 * Withdraws every consent and ends every session, including the caller's; the next sign-in requires the consent first (scope oou).
 * Gifts continue: a recurring payment is a separate agreement, and the final e-mail says how to end it.
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
      finalEmailDueAt: hasEmail ? now + EMAIL_WITHIN : null,
      publicListDueAt: publicListing.isListed ? now + LIST_WITHIN : null,
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

/** Final letters leave on the hour, at least one hour later, so that the donor can change their mind. */
const finalEmailAt = (now: Instant): Instant => Math.ceil((now + HOUR) / HOUR) * HOUR
