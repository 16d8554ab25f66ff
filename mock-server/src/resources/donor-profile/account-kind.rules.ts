import { fullName } from '../../domain/people/full-name.ts'
import type { DonorProfile } from '../../domain/state/donor.ts'
import type { TaxData } from '../../domain/state/donor-document.ts'
import type { Gender } from '../../domain/state/person.ts'

/** This file alone decides how a company's account differs from a person's. */
type Account = { readonly isCorporateAccount: boolean; readonly profile: DonorProfile }

/** The company's name, or the person's. */
export const displayNameOf = ({ isCorporateAccount, profile }: Account): string =>
  isCorporateAccount ? profile.companyName : fullName(profile)

/** A company has no gender, unlike the person who signs for it. */
export const genderOf = ({ isCorporateAccount, profile }: Account): Gender =>
  isCorporateAccount ? null : profile.gender

/** The required name of an account (rule 6.4). */
export const requiredName = ({ isCorporateAccount }: Pick<Account, 'isCorporateAccount'>) =>
  isCorporateAccount ? 'companyName' : 'lastName'

/** A person's account has no company: company fields that were sent are not stored. */
export const withOwnFields = ({ isCorporateAccount, profile }: Account): DonorProfile =>
  isCorporateAccount ? profile : { ...profile, companyName: '', registrationNumber: '' }

/** The default recipient of certificates, until the donor chooses another. */
export const usualTaxData = (account: Account): TaxData => ({
  personKind: account.isCorporateAccount ? 'legal' : 'natural',
  name: displayNameOf(account),
  birthDate: null,
})
