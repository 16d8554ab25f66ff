import type { components } from '#generated/provider.d.ts'
import type { Donor } from '../domain/donor.ts'
import { isoOf, type Moment } from '../domain/moment.ts'
import type { WorldState } from '../domain/world-state.ts'
import { presentFullUser, presentProfile } from './user-profile.presenter.ts'

/** What saving something of one's own account answers with; the donor as they are from now on. */
export const presentSavedProfile = (
  world: WorldState,
  donor: Donor,
  { now, worldId }: { readonly now: Moment; readonly worldId: string },
): components['schemas']['SavedProfile'] => ({
  profile: presentProfile(donor, worldId),
  profile_full: presentFullUser(world, donor, now),
  savedAt: isoOf(now),
})
