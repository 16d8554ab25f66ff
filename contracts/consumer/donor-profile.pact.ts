import { describe } from 'vitest'
import { saveDonorProfile } from '#web/features/donor-profile/donor-profile-queries.ts'
import type { DonorProfileRequest } from '#web/shared/api/wire.ts'
import { interaction, ok, type PortalCall, refused } from './interaction.ts'
import { savedProfile } from './person.ts'
import { badRequest, generalRefusals, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const key = 'pact-profile-0001'
const GIVER = 'a signed-in donor'
const jana: DonorProfileRequest = {
  firstName: 'Jana',
  lastName: 'Nováková',
  phone: '+420601000101',
  address: { street: 'Lipová', houseNumber: '12', city: 'Brno', postalCode: '602 00' },
  yearOfBirth: 1984,
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

describe('saveDonorProfile', () => {
  const save = (operation = 'save the donor profile', request = jana): PortalCall => ({
    operation,
    as: 'signed-in',
    method: 'POST',
    path: '/donorProfile',
    headers: { 'Idempotency-Key': key },
    body: request,
    call: (api) => saveDonorProfile(api, request, key),
  })

  interaction(save(), GIVER, ok(savedProfile))
  interaction(
    {
      ...save('save a year of birth that has not come yet', { ...jana, yearOfBirth: 2027 }),
      body: { ...jana, yearOfBirth: fromState('nextYear', 2027) },
    },
    GIVER,
    refused(422, 'profile-refused', { fields: { yearOfBirth: 'max' } }),
  )
  badRequest(save(undefined, { ...jana, phone: '12' }), 'a phone too short', 'phone')
  keyReused(save(), 'saveDonorProfile')
  generalRefusals(save(), 'a signed-in recipient')
})
