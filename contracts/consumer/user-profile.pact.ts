import { describe } from 'vitest'
import { fetchUserProfile } from '#web/shared/session/profile-refresh.ts'
import { interaction, ok, type PortalCall } from './interaction.ts'
import { fullDonor, profile } from './person.ts'
import { badUid, generalRefusals } from './refusals.ts'

describe('getUserProfile', () => {
  const read: PortalCall = {
    operation: 'read the profile',
    as: 'signed-in',
    method: 'GET',
    path: '/userProfile',
    call: fetchUserProfile,
  }

  interaction(read, 'a signed-in donor', ok({ profile, profile_full: fullDonor }))
  badUid(read)
  generalRefusals(read)
})
