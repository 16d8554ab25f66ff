import { fullName } from '../../domain/people/full-name.ts'
import type { DonorProfile } from '../../domain/state/donor.ts'
import type { TaxData } from '../../domain/state/donor-document.ts'
import type { Gender } from '../../domain/state/person.ts'

/** What a company's account is differently from a person's is decided here and nowhere else. */
type Account = { readonly isCorporateAccount: boolean; readonly profile: DonorProfile }

/** The company's name, or the person's. */
export const displayNameOf = ({ isCorporateAccount, profile }: Account): string =>
  isCorporateAccount ? profile.companyName : fullName(profile)

/** A company has none, whoever signs for it. */
export const genderOf = ({ isCorporateAccount, profile }: Account): Gender =>
  isCorporateAccount ? null : profile.gender

/** The name without which the account would be nobody's (rule 6.4). */
export const requiredName = ({ isCorporateAccount }: Pick<Account, 'isCorporateAccount'>) =>
  isCorporateAccount ? 'companyName' : 'lastName'

/** A person's account has no company: what was sent about one is not kept. */
export const withOwnFields = ({ isCorporateAccount, profile }: Account): DonorProfile =>
  isCorporateAccount ? profile : { ...profile, companyName: '', registrationNumber: '' }

/** Whom certificates are made out to until the donor says otherwise. */
export const usualTaxData = (account: Account): TaxData => ({
  personKind: account.isCorporateAccount ? 'legal' : 'natural',
  name: displayNameOf(account),
  birthDate: null,
})
