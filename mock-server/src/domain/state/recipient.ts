import type { LocalText } from '../letters/wording.ts'
import type { Day, Instant } from '../time/instant.ts'
import type { Gender, PersonDocument, PersonId } from './person.ts'

/** Rule 10.14; the API's numbers are in request-status.ts. */
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

/** Rule 10.4. */
export type FamilyMember = {
  readonly id: string
  readonly name: string
  readonly relation: FamilyRelation
  readonly gender: 'M' | 'F'
  /** Null where an older record lacks it. */
  readonly birthYear: number | null
  readonly birthMonth: number | null
  readonly phone: string
  readonly email: string
  readonly occupation: string
  readonly hobbies: string
  readonly isMainContact: boolean
  readonly removal: Removal | null
}

/** Rule 10.7: a removal is a request with a reason, processed later. */
export type Removal = { readonly requestedAt: Instant; readonly reason: string }

export type Phone = { readonly id: string; readonly phone: string }
export type Contribution = { readonly month: string; readonly amount: number; readonly paidOn: Day }
export type DocumentType = 'medical-report' | 'study-confirmation' | 'income-confirmation' | 'request' | 'other'
/** A document that the foundation requested; satisfied by one of its type from `askedOn` or later. */
export type AskedDocument = {
  readonly type: DocumentType
  readonly label: string
  readonly askedOn: Day
  readonly dueOn: Day
}
/** A document that the family submitted; its bytes are checked and dropped. `acceptedAt` is null while it waits for the foundation. */
export type HandedDocument = {
  readonly id: string
  readonly type: DocumentType
  readonly name: string
  readonly size: number
  readonly mediaType: string
  readonly uploadedAt: Instant
  readonly issuedOn: Day | null
  readonly acceptedAt: Instant | null
  /** Sent with a renewal: the decision on the renewal accepts it, not the clock, and it cannot be withdrawn (rule 11.5). */
  readonly fromRenewal: boolean
}

/** Rule 10.8. `path` is the picture's name on the image host. */
export type FamilyPhoto = {
  readonly id: string
  readonly isPrimary: boolean
  readonly path: string
  readonly takenYear: number
  readonly takenMonth: number
  readonly description: string
  readonly removal: Removal | null
}

/** Rule 10.1. `patient` is the supported person, `birthDate` the main contact's (rule 5.1). */
export type Recipient = {
  readonly kind: 'recipient'
  readonly personId: PersonId
  /** Recipient number. */
  readonly login: string
  readonly scope: 'recipient'
  /** Identifies the family to donors without revealing who they are. */
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
  /** The text for donors when the family gets no more gifts; null while it is supported. */
  readonly removedReason: LocalText | null
  readonly askedDocuments: readonly AskedDocument[]
  /** Oldest first. */
  readonly handedDocuments: readonly HandedDocument[]
  /** Oldest first. */
  readonly contributions: readonly Contribution[]
  /**
   * `today` and `tomorrow` move with the clock (2000010, 2000011); `payout` follows the calendar (rule 10.16), after the lock around a
   * payout on `payoutOn` if there is one.
   */
  readonly editingLock: 'payout' | 'today' | 'tomorrow' | { readonly payoutOn: Day }
  readonly photos: readonly FamilyPhoto[]
  /** Documents that the foundation issued to the family. */
  readonly documents: readonly PersonDocument[]
  readonly previousLoginAt: Instant | null
  readonly lastLoginAt: Instant | null
}

/** An uploaded picture as it is stored: resized, rotated upright, without EXIF. */
export type StoredImage = { readonly mediaType: 'image/jpeg' | 'image/png'; readonly base64: string }

/** A donor's view of a family's contact details (rule 8.3). */
export type ContactView = { readonly viewId: string; readonly donorId: PersonId; readonly viewedAt: Instant }
