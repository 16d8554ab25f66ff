import { describe } from 'vitest'
import { fetchUserProfile } from '#web/shared/session/profile-refresh.ts'
import { donor, interaction, ok } from './interaction.ts'
import { fullDonor, profile } from './person.ts'
import { sharedRefusals } from './refusals.ts'

describe('getUserProfile', () => {
  const read = donor.get('read the profile', '/userProfile', fetchUserProfile)

  interaction(read, 'a signed-in donor', ok({ profile, profile_full: fullDonor }))
  sharedRefusals(read, undefined, null)
})
