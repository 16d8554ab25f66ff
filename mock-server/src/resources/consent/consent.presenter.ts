import type { components } from '#generated/provider.d.ts'
import type { Person, WorldState } from '../../domain/state/world-state.ts'
import { dayOf, type Instant } from '../../domain/time/instant.ts'
import type { SignedToken } from '../../kernel/handler.ts'
import { presentFullUser, presentProfile } from '../user-profile/user-profile.presenter.ts'

type Schemas = components['schemas']

/** The Prague day of a consent. */
export const presentConsentDay = (confirmedAt: Instant): string => dayOf(confirmedAt).toString()

/** The same answer as a login, but without a sign-in: the previous login is unchanged. */
export const presentSession = (
  world: WorldState,
  person: Person,
  { token, expire, signImage }: SignedToken,
  now: Instant,
): Schemas['LoginAnswer'] => ({
  token,
  expire,
  scope: person.scope,
  profile: presentProfile(person, signImage),
  profile_full: presentFullUser(world, person, now),
  personId: person.personId,
})
