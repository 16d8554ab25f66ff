import { setDonor } from '../../domain/people/find-person.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor } from '../../domain/state/donor.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

const RULE = 'rule 6.14 Consent to personal data'

/**
 * Consent to the processing of personal data (rule 6.14). The time of the first consent is stored, so confirming again changes
 * nothing; `oou` becomes the full account, or `emlid` where no e-mail is known. After a withdrawal the final e-mail is cancelled if
 * it has not been sent; the other consents stay withdrawn, and each must be given again. Returns the updated donor.
 */
export const confirmPersonalData = (
  state: Pick<WorldState, 'consentWithdrawals'>,
  donor: Donor,
  now: Instant,
): Decision<Donor & { readonly confirmedAt: Instant }> => {
  const confirmedAt = donor.consents.personalDataConfirmedAt ?? now
  const consents = { ...donor.consents, personalDataConfirmedAt: confirmedAt }
  const hasWithdrawn = Object.hasOwn(state.consentWithdrawals, donor.personId)
  // Only a full account can withdraw, so it returns to a full account, with or without an e-mail.
  const opened = hasWithdrawn || donor.profile.email !== null ? 'donor' : 'emlid'
  const scope = donor.scope === 'oou' ? opened : donor.scope
  const changes: Change[] = []
  if (donor.consents.personalDataConfirmedAt === null) changes.push(setDonor(donor, 'consents', consents))
  if (scope !== donor.scope) changes.push(setDonor(donor, 'scope', scope))
  if (hasWithdrawn) changes.push(set(['consentWithdrawals', donor.personId], undefined))
  return { result: { ...donor, consents, scope, confirmedAt }, changes, rule: RULE }
}
