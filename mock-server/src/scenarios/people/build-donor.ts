import type { Donor, DonorConsents, DonorProfile, Vote } from '../../domain/state/donor.ts'
import type { DonorDocument, IssuedTo } from '../../domain/state/donor-document.ts'
import { displayNameOf, usualTaxData } from '../../resources/donor-profile/account-kind.rules.ts'

/** Epoch ms of a wall-clock time in Prague: `prague('2026-11-10T10:00')`. */
export const prague = (local: string): number =>
  Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Prague').epochMilliseconds

export const vote = (value: number, local: string): Vote => ({ value, votedAt: prague(local) })

/** The confirmation of one received gift; yearly certificates are issued by their own rule (`with-certificates.ts`). */
export const confirmation = (
  amount: number,
  local: string,
  issuedTo: Pick<IssuedTo, 'name' | 'addressLines'>,
): DonorDocument => ({
  id: `doc-confirmation-${local.slice(0, 4)}`,
  createdAt: prague(local),
  type: 'gift-confirmation',
  taxYear: null,
  amount,
  issuedTo: { personKind: 'natural', birthDate: null, registrationNumber: '', ...issuedTo },
  replacedBy: null,
})

const EMPTY_PROFILE: DonorProfile = {
  title: '',
  firstName: '',
  lastName: '',
  companyName: '',
  registrationNumber: '',
  email: null,
  phoneNumber: '',
  street: '',
  houseNumber: '',
  city: '',
  postalCode: '',
  birthYear: null,
  gender: null,
  familyStatus: null,
  municipalitySize: null,
  awarenessSource: null,
  awarenessOther: '',
}

type Given = Partial<Omit<Donor, 'kind' | 'profile' | 'consents'>> &
  Pick<Donor, 'login'> & { readonly profile: Partial<DonorProfile>; readonly consents?: Partial<DonorConsents> }

/** A donor with these defaults: active, individual, consent given, several families a month. */
export const buildDonor = ({ profile, consents, ...given }: Given): Donor => {
  const person = { ...EMPTY_PROFILE, ...profile }
  const account = { isCorporateAccount: given.isCorporateAccount === true, profile: person }
  return {
    kind: 'donor',
    personId: `p-${given.login}`,
    scope: 'donor',
    displayName: displayNameOf(account),
    isCorporateAccount: false,
    donorStatus: { id: 1, value: 'aktivní' },
    profile: person,
    consents: {
      recipientMayGetPostalAddress: false,
      recipientMayGetEmail: false,
      nameInPublicList: false,
      newsletter: true,
      personalDataConfirmedAt: prague('2025-01-10T08:00'),
      ...consents,
    },
    publicListing: { isListed: consents?.nameInPublicList === true, changeDueAt: null },
    targeting: 'multiple',
    taxData: usualTaxData(account),
    vote: null,
    images: [],
    documents: [],
    registeredOn: '2025-01-10',
    givingSince: null,
    previousLoginAt: null,
    lastLoginAt: null,
    ...given,
  }
}
