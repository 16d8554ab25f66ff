import type { Day, Moment } from './moment.ts'
import type { Gender, PersonDocument, PersonId } from './person.ts'

/** spec §4 Recipient request status; the numbers of the wire stand in request-status.ts. */
export type RequestStatus =
  | 'new'
  | 'incomplete'
  | 'discarded'
  | 'suspended'
  | 'do-not-renew'
  | 'ok'
  | 'renewal-received'
  | 'in-renewal'
  | 'in-renewal-form'
export type RenewalStatus = 'not-open' | 'open' | 'sent'
export type SupportStatus = 'supported' | 'suspended' | 'ended'

export type DiseaseCategory =
  | 'oncological'
  | 'long-term-oncological'
  | 'other'
  | 'organ-failure'
  | 'muscular-dystrophy'
  | 'cystic-fibrosis'
  | 'metabolic-disorder'
  | 'epidermolysis-bullosa'
  | 'chronic-intestinal-disease'
export type Housing = 'rent' | 'other' | 'shelter' | 'house' | 'hostel' | 'flat' | 'not-stated'
export type FamilyRelation =
  | 'patient'
  | 'sibling'
  | 'step-sibling'
  | 'parent'
  | 'step-parent'
  | 'child'
  | 'stepchild'
  | 'grandparent'
  | 'husband'
  | 'foster'
  | 'partner'
  | 'other'
  | 'emergency-contact'

/** spec §3 Family member. */
export type FamilyMember = {
  readonly id: string
  readonly name: string
  readonly relation: FamilyRelation
  readonly gender: 'M' | 'F'
  readonly birthYear: number
  readonly birthMonth: number
  readonly phone: string
  readonly email: string
  readonly occupation: string
  readonly hobbies: string
  readonly isMainContact: boolean
  readonly hasMissingData: boolean
}

export type Phone = { readonly id: string; readonly phone: string }
export type Contribution = { readonly month: string; readonly amount: number; readonly paidOn: Day }
export type MissingDocument = { readonly type: string; readonly label: string; readonly dueOn: Day }

/** spec §3 Photo. `path` leads to the picture on the image host. */
export type FamilyPhoto = {
  readonly id: string
  readonly isPrimary: boolean
  readonly path: string
  readonly takenYear: number
  readonly takenMonth: number
  readonly description: string
}

/** spec §3 Recipient. `patient` is the supported person, `birthDate` the main contact's (spec §6, login). */
export type Recipient = {
  readonly kind: 'recipient'
  readonly personId: PersonId
  /** Recipient number. */
  readonly login: string
  readonly scope: 'recipient'
  /** Names the family to donors; says nothing of who they are. */
  readonly familyId: string
  readonly displayName: string
  readonly gender: Gender
  readonly email: string | null
  readonly birthDate: Day
  readonly patient: {
    readonly title: string
    readonly firstName: string
    readonly lastName: string
    readonly birthYear: number
    readonly birthMonth: number
    readonly disease: DiseaseCategory
  }
  readonly carer: {
    readonly firstName: string
    readonly lastName: string
    readonly phone: string
    readonly email: string
  }
  readonly address: {
    readonly street: string
    readonly houseNumber: string
    readonly city: string
    readonly postalCode: string
  }
  readonly account: { readonly prefix: string; readonly number: string; readonly bankCode: string } | null
  readonly housing: Housing
  readonly householdMembers: number
  readonly familyMembers: readonly FamilyMember[]
  readonly informativeConsent: boolean
  readonly lifeStory: string
  readonly phones: readonly Phone[]
  readonly requestStatus: RequestStatus
  readonly renewalStatus: RenewalStatus
  readonly supportStatus: SupportStatus
  readonly nextRenewalOn: Day | null
  /** The payout after which help ends (status `do-not-renew`, `discarded`). */
  readonly lastContributionOn: Day | null
  /** What donors are told when gifts go to the family no more; null while it is supported. */
  readonly removedReason: string | null
  readonly missingDocuments: readonly MissingDocument[]
  /** Oldest first. */
  readonly contributions: readonly Contribution[]
  /** `today` and `tomorrow` slide with the clock (2000010, 2000011); `payout` follows the calendar (decision 13). */
  readonly editingLock: 'payout' | 'today' | 'tomorrow'
  readonly photos: readonly FamilyPhoto[]
  readonly documents: readonly PersonDocument[]
  readonly previousLoginAt: Moment | null
  readonly lastLoginAt: Moment | null
}
