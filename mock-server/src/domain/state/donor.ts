import type { Lang } from '../letters/wording.ts'
import type { Day, Instant } from '../time/instant.ts'
import type { DonorDocument, TaxData } from './donor-document.ts'
import type { Gender, Image, PersonId } from './person.ts'

/** Rule 6.3. */
export type DonorProfile = {
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly registrationNumber: string
  readonly email: string | null
  readonly phoneNumber: string
  readonly street: string
  readonly houseNumber: string
  readonly city: string
  readonly postalCode: string
  readonly birthYear: number | null
  readonly gender: Gender
  /** 1 single without children, 2 single with child, 3 partnered without, 4 partnered with children, 5 widowed. */
  readonly familyStatus: 1 | 2 | 3 | 4 | 5 | null
  /** 1 up to 500, 2 500-5000, 3 5000-50000, 4 over 50000 inhabitants. */
  readonly municipalitySize: 1 | 2 | 3 | 4 | null
  /** 1 family/friends, 2 TV, 3 articles and press, 4 radio, 5 social networks, 6 other, 7 billboard. */
  readonly awarenessSource: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null
  readonly awarenessOther: string
}

export type DonorConsents = {
  readonly recipientMayGetPostalAddress: boolean
  readonly recipientMayGetEmail: boolean
  readonly nameInPublicList: boolean
  readonly newsletter: boolean
  /** Null while the person must still confirm (scope oou). */
  readonly personalDataConfirmedAt: Instant | null
  /** Confirmation of the general terms; accounts older than the portal have none. */
  readonly termsConfirmedAt?: Instant
}

/** The list is updated within 48 hours after the consent (rule 6.16). */
export type PublicListing = { readonly isListed: boolean; readonly changeDueAt: Instant | null }

/** Rule 9.1. */
export type Vote = { readonly value: number; readonly votedAt: Instant }

export type Donor = {
  readonly kind: 'donor'
  readonly personId: PersonId
  /** Angel number. */
  readonly login: string
  readonly scope: 'donor' | 'oou' | 'emlid'
  readonly displayName: string
  readonly isCorporateAccount: boolean
  readonly donorStatus: { readonly id: number; readonly value: string }
  readonly profile: DonorProfile
  readonly consents: DonorConsents
  readonly publicListing: PublicListing
  readonly targeting: 'multiple' | 'single'
  readonly taxData: TaxData
  readonly vote: Vote | null
  readonly images: readonly Image[]
  /** Newest last. */
  readonly documents: readonly DonorDocument[]
  readonly registeredOn: Day
  /** Day of the first gift. */
  readonly givingSince: Day | null
  /** The login before the current one; the document prompt compares with it. */
  readonly previousLoginAt: Instant | null
  readonly lastLoginAt: Instant | null
}

/** The pending effects of a withdrawal (rule 6.15: the e-mail within 24 hours; the list is the donor's `publicListing`). */
export type ConsentWithdrawal = {
  readonly withdrawnAt: Instant
  /** When the final e-mail is sent; null once it was sent, or when there is no address. */
  readonly finalEmailAt: Instant | null
  /** The language of the withdrawal and of its e-mail. */
  readonly lang: Lang
}
