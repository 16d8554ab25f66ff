import type { Change } from './change.ts'
import type { Decision } from './decision.ts'
import type { Donor } from './donor.ts'
import { setDonor } from './find-person.ts'
import type { Moment } from './moment.ts'

const RULE = 'decision 15 consent to personal data'

/**
 * Consent to the processing of personal data (spec §2 /zpracovani-osobnich-udaju). The first moment stays, so confirming again changes
 * nothing; `oou` becomes the full account, or `emlid` where no e-mail is known. The result is the donor as they are from now on.
 */
export const confirmPersonalData = (donor: Donor, now: Moment): Decision<Donor & { readonly confirmedAt: Moment }> => {
  const confirmedAt = donor.consents.personalDataConfirmedAt ?? now
  const consents = { ...donor.consents, personalDataConfirmedAt: confirmedAt }
  const scope = donor.scope === 'oou' ? (donor.profile.email === null ? 'emlid' : 'donor') : donor.scope
  const changes: Change[] = []
  if (donor.consents.personalDataConfirmedAt === null) changes.push(setDonor(donor, 'consents', consents))
  if (scope !== donor.scope) changes.push(setDonor(donor, 'scope', scope))
  return { result: { ...donor, consents, scope, confirmedAt }, changes, rule: RULE }
}
