import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { saveDonorProfile } from '#web/features/donor-profile/donor-profile-queries.ts'
import type { DonorProfileRequest, DonorProfileValues } from '#web/shared/api/wire.ts'
import { donor, interaction, ok, refused } from './interaction.ts'
import { savedProfile } from './person.ts'
import { sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { like, string } = MatchersV3
const key = 'pact-profile-0001'
const GIVER = 'a donor whose profile another device has changed'
const opened: DonorProfileValues = {
  firstName: 'Jana',
  lastName: 'Nováková',
  phone: '+420601000101',
  address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
  birthYear: 1984,
  gender: 'female',
  familyStatus: 4,
  municipalitySize: 4,
  sourceOfAwareness: { id: 6, text: 'běh na podporu rodin' },
  consents: {
    recipientMayGetPostalAddress: false,
    recipientMayGetEmail: true,
    nameInPublicList: true,
    newsletter: true,
  },
  donationTargeting: 'multiple',
}
const jana: DonorProfileRequest = { ...opened, phone: '+420601000199', basedOn: opened }
/** The provider knows what the caller has opened; the address is older there, and the caller did not change it. */
const basedOn = {
  ...opened,
  phone: fromState('storedPhone', '+420601000101'),
  birthYear: fromState('storedBirthYear', 1984),
}

describe('saveDonorProfile', () => {
  const save = (operation = 'save the donor profile', request = jana) =>
    donor.post(operation, '/donorProfile', (api) => saveDonorProfile(api, request, key), { key, body: request })

  const changed = { phone: '+420601000199', address: { city: 'Praha' } }
  interaction(
    { ...save(), body: { ...jana, birthYear: basedOn.birthYear, basedOn } },
    GIVER,
    ok({ ...savedProfile, profile: { ...savedProfile.profile, donor: changed } }),
  )
  interaction(
    save('save a phone that another device has changed', { ...jana, basedOn: { ...opened, phone: '+420601000188' } }),
    GIVER,
    refused(409, 'changed-elsewhere', {
      fields: { phone: 'changed-elsewhere' },
      current: { phone: string('+420601000101'), address: { city: 'Praha' }, consents: like(opened.consents) },
    }),
  )
  interaction(
    {
      ...save('save a year of birth that has not come yet', { ...jana, birthYear: 2027 }),
      body: { ...jana, birthYear: fromState('nextYear', 2027), basedOn },
    },
    GIVER,
    refused(422, 'profile-refused', { fields: { birthYear: 'max' } }),
  )
  sharedRefusals(save(), [save(undefined, { ...jana, phone: '12' }), 'a phone too short', 'phone'])
})
