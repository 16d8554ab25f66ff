import type { components } from '#generated/provider.d.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'
import type { SignedToken } from '../../kernel/handler.ts'
import { presentFullUser, presentProfile } from '../user-profile/user-profile.presenter.ts'

/** The answer of a sign-in, by password or by code. `person` is the state before the sign-in: their last login is now the previous one. */
export const presentSignIn = (
  world: WorldState,
  person: Person,
  { token, expire, signImage }: SignedToken,
  now: Instant,
): components['schemas']['LoginSuccess'] => ({
  error_code: 200,
  response: {
    token,
    expire,
    scope: person.scope,
    profile: presentProfile(person, signImage),
    profile_full: presentFullUser(world, person, now, person.lastLoginAt),
    personId: person.personId,
  },
})
