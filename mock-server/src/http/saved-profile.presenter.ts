import type { components } from '#generated/provider.d.ts'
import { isoOf, type Moment } from '../domain/moment.ts'
import type { Person, WorldState } from '../domain/world-state.ts'
import { presentFullUser, presentProfile } from './user-profile.presenter.ts'

/** What saving something of one's own account answers with; the person as they are from now on. */
export const presentSavedProfile = (
  world: WorldState,
  person: Person,
  { now, worldId }: { readonly now: Moment; readonly worldId: string },
): components['schemas']['SavedProfile'] => ({
  profile: presentProfile(person, worldId),
  profile_full: presentFullUser(world, person, now),
  savedAt: isoOf(now),
})
