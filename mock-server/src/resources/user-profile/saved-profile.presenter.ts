import type { components } from '#generated/provider.d.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import { toIsoString } from '../../domain/time/instant.ts'
import type { HandlerContext } from '../../kernel/handler.ts'
import { presentFullUser, presentProfile } from './user-profile.presenter.ts'

/** The answer of operations that save the caller's own account: the updated person. */
export const presentSavedProfile = (
  world: WorldState,
  person: Person,
  { now, signImage }: Pick<HandlerContext, 'now' | 'signImage'>,
): components['schemas']['SavedProfile'] => ({
  profile: presentProfile(person, signImage),
  profile_full: presentFullUser(world, person, now),
  savedAt: toIsoString(now),
})
