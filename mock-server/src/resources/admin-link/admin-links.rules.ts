import { findPerson, ownValue } from '../../domain/people/find-person.ts'
import type { AdminLink, AdminLinkTarget } from '../../domain/state/admin-link.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** The number of links that an administrator sees. Older links still work. */
const MAX_LISTED = 200

/** Newest first. */
export const newestLinks = (state: WorldState, most = MAX_LISTED): readonly AdminLink[] =>
  Object.values(state.adminLinks)
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, most)

/** The path of a link, without the portal's origin. It carries only the key: no number and no name appear in an address. */
export const linkPath = ({ kind, key }: AdminLinkTarget): string => `${PATHS[kind]}${key}`

const PATHS = {
  rating: '/muj-ucet/nps?emlid=',
  'questionnaire-edit': '/dotaznik-editace?odkaz=',
  registration: '/registrace?kampan=',
  payment: '/jak-pomahat?odkaz=',
} as const satisfies Record<AdminLinkTarget['kind'], string>

export type LinkState = 'active' | 'used' | 'expired' | 'revoked'

/** An edit link ends when the request is sent, when it expires, or when a newer link replaces it. The others end only when they are revoked. */
export const linkState = (state: WorldState, { target, revokedAt }: AdminLink, now: Instant): LinkState => {
  if (revokedAt !== null) return 'revoked'
  if (target.kind !== 'questionnaire-edit') return 'active'
  const key = ownValue(state.requestKeys, target.key)
  if (key?.usedAt != null) return 'used'
  return key === null || key.endedBy !== null || now >= key.expiresAt ? 'expired' : 'active'
}

/** Valid strictly before this instant; null for a link that does not expire. */
export const linkExpiresAt = (state: WorldState, { target }: AdminLink): Instant | null =>
  target.kind === 'questionnaire-edit' ? (ownValue(state.requestKeys, target.key)?.expiresAt ?? null) : null

/** The number of accounts opened through the link; null for a link that opens none. A reused slug counts from zero. */
export const linkRegistrations = (state: WorldState, link: AdminLink): number | null =>
  link.target.kind === 'registration' ? (ownValue(state.campaignRegistrations, link.linkId)?.length ?? 0) : null

/** The administrator’s name as it is in their account. */
export const linkMaker = (state: WorldState, { createdBy }: AdminLink): string =>
  findPerson(state, createdBy)?.displayName ?? ''
