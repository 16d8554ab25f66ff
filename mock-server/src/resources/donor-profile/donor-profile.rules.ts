import { setDonor } from '../../domain/people/find-person.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { Donor, DonorConsents, DonorProfile } from '../../domain/state/donor.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import { fullRegistrationNumber } from '../registration/registration.rules.ts'
import { displayNameOf, requiredName, withOwnFields } from './account-kind.rules.ts'
import { listingAfter } from './public-list.rules.ts'

const OLDEST_BIRTH_YEAR = 1900
/** The `awareness` option that needs a text. */
const OTHER_SOURCE = 6

/** The new profile; a field that is empty here is cleared. The e-mail is changed by another operation. */
export type ProfileInput = {
  readonly profile: Omit<DonorProfile, 'email'>
  readonly consents: Omit<DonorConsents, 'personalDataConfirmedAt' | 'termsConfirmedAt'>
  readonly targeting: Donor['targeting']
}

export type ProfileField = 'lastName' | 'companyName' | 'birthYear' | 'sourceOfAwareness.text'
export type ProfileFault = 'required' | 'min' | 'max' | 'invalid'
export type SaveProfileResult =
  | { readonly kind: 'saved'; readonly donor: Donor }
  | { readonly kind: 'refused'; readonly fields: Readonly<Partial<Record<ProfileField, ProfileFault>>> }

/** Rules 6.3, 6.4. A profile that breaks a rule is not saved at all. */
export const saveProfile = (donor: Donor, input: ProfileInput, now: Instant): Decision<SaveProfileResult> => {
  const { isCorporateAccount } = donor
  const profile = keepingTaxNumber(
    donor,
    withOwnFields({ isCorporateAccount, profile: composed({ ...donor.profile, ...input.profile }) }),
  )
  const fields = faultsOf(isCorporateAccount, profile, now)
  if (Object.keys(fields).length > 0)
    return { result: { kind: 'refused', fields }, changes: [], rule: 'rule 6.4 Donor profile checks' }
  const consents = { ...donor.consents, ...input.consents }
  const saved: Donor = {
    ...donor,
    profile,
    consents,
    displayName: displayNameOf({ isCorporateAccount, profile }),
    publicListing: listingAfter(donor.publicListing, consents, now),
    targeting: input.targeting,
  }
  const changed = (['profile', 'consents', 'displayName', 'publicListing', 'targeting'] as const).filter(
    (key) => JSON.stringify(saved[key]) !== JSON.stringify(donor[key]),
  )
  return {
    result: { kind: 'saved', donor: saved },
    changes: changed.map((key) => setDonor(donor, key, saved[key])),
    rule: 'rule 6.3 Donor profile',
  }
}

/** A person may have certificates issued to a legal entity: its number came with the tax data and is not part of this form. */
const keepingTaxNumber = (
  { isCorporateAccount, taxData, profile: before }: Donor,
  profile: DonorProfile,
): DonorProfile =>
  !isCorporateAccount && taxData.personKind === 'legal'
    ? { ...profile, registrationNumber: before.registrationNumber }
    : profile

const faultsOf = (
  isCorporateAccount: boolean,
  profile: DonorProfile,
  now: Instant,
): Partial<Record<ProfileField, ProfileFault>> => {
  const name = requiredName({ isCorporateAccount })
  const { birthYear, awarenessSource, awarenessOther } = profile
  return {
    ...(profile[name].trim() === '' && { [name]: 'required' }),
    ...(birthYear !== null && birthYear < OLDEST_BIRTH_YEAR && { birthYear: 'min' as const }),
    ...(birthYear !== null && birthYear > dayOf(now).year && { birthYear: 'max' as const }),
    ...(awarenessOther !== '' && awarenessSource !== OTHER_SOURCE && { 'sourceOfAwareness.text': 'invalid' as const }),
  }
}

/** Text is stored in NFC (rule 14.3), the IČO with eight digits (rule 6.17); everything else is returned as it was typed. */
const composed = (profile: DonorProfile): DonorProfile => {
  const texts = Object.entries(profile).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.normalize('NFC') : value,
  ])
  const { registrationNumber } = profile
  return {
    ...(Object.fromEntries(texts) as DonorProfile),
    email: profile.email,
    registrationNumber: fullRegistrationNumber(registrationNumber),
  }
}
