import type { DonorData, LoginAnswer, SavedProfile } from '../shared/api/wire.ts'
import { loginAnswer } from './people.ts'

/** The login data of a fictional donor; every field filled in. */
export const donorData: DonorData = {
  angelNumber: '10000001',
  firstName: 'Jana',
  lastName: 'Nováková',
  phone: '+420601234567',
  address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
  birthYear: 1984,
  gender: 'female',
  familyStatus: 4,
  municipalitySize: 4,
  sourceOfAwareness: { id: 1 },
  consents: {
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: true,
    nameInPublicList: true,
    newsletter: true,
  },
  publicListing: { isListed: true, changeDueAt: null },
  donationTargeting: 'multiple',
  taxData: { subject: 'natural-person', name: 'Jana Nováková' },
  personalDataConsentOn: '2024-03-15',
}

/** The same for a fictional company. */
export const companyData: DonorData = {
  angelNumber: '10000002',
  firstName: 'Lenka',
  lastName: 'Mostecká',
  companyName: 'Pekárna U Mostu s.r.o.',
  registrationNumber: '00006947',
  address: {},
  consents: donorData.consents,
  publicListing: { isListed: false, changeDueAt: null },
  donationTargeting: 'single',
  taxData: { subject: 'legal-entity', name: 'Pekárna U Mostu s.r.o.' },
  personalDataConsentOn: '2023-09-01',
}

type Traits = Parameters<typeof loginAnswer>[0] & { donor?: DonorData | undefined; email?: string | null }

/** The login response of a donor, with their data. */
export function donorAnswer({ donor = donorData, email, ...traits }: Traits = {}): LoginAnswer {
  const answer = loginAnswer(traits)
  return { ...answer, profile: { ...answer.profile, donor, ...(email !== undefined && { email }) } }
}

export function companyAnswer(): LoginAnswer {
  return donorAnswer({
    donor: companyData,
    personId: 'p-10000002',
    displayName: 'Pekárna U Mostu s.r.o.',
    fullUser: { IsCorporateAccount: true },
  })
}

/** The response to a save. */
export function savedAs({ profile, profile_full }: LoginAnswer, savedAt: string): SavedProfile {
  return { profile, profile_full, savedAt }
}
