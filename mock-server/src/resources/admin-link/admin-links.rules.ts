import { findPerson, ownValue } from '../../domain/people/find-person.ts'
import type { AdminLink, LinkTarget } from '../../domain/state/admin-link.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

/** As many as an administrator is shown; older ones go on opening what they open. */
const MOST_LISTED = 200

/** Newest first. */
export const newestLinks = (state: WorldState, most = MOST_LISTED): readonly AdminLink[] =>
  Object.values(state.adminLinks)
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, most)

/** Where a link leads, without the portal's origin. Its key is all that it carries: no number and no name stand in an address. */
export const linkPath = ({ kind, key }: LinkTarget): string => `${PATHS[kind]}${key}`

const PATHS = {
  rating: '/muj-ucet/nps?emlid=',
  'questionnaire-edit': '/dotaznik-editace?odkaz=',
  registration: '/registrace?kampan=',
  payment: '/jak-pomahat?odkaz=',
} as const satisfies Record<LinkTarget['kind'], string>

export type LinkState = 'active' | 'used' | 'expired' | 'revoked'

/** An edit link ends by sending or with its time, or when a newer one replaces it; the others only when they are taken back. */
export const linkState = (state: WorldState, { target, revokedAt }: AdminLink, now: Instant): LinkState => {
  if (revokedAt !== null) return 'revoked'
  if (target.kind !== 'questionnaire-edit') return 'active'
  const key = ownValue(state.requestKeys, target.key)
  if (key?.usedAt != null) return 'used'
  return key === null || key.endedBy !== null || now >= key.validUntil ? 'expired' : 'active'
}

/** Good strictly before this moment; null for a link that does not end by itself. */
export const linkValidUntil = (state: WorldState, { target }: AdminLink): Instant | null =>
  target.kind === 'questionnaire-edit' ? (ownValue(state.requestKeys, target.key)?.validUntil ?? null) : null

/** How many accounts were opened through it; null for a link that opens none. A slug taken again counts from its own beginning. */
export const linkRegistrations = (state: WorldState, link: AdminLink): number | null =>
  link.target.kind === 'registration' ? (ownValue(state.campaignRegistrations, link.linkId)?.length ?? 0) : null

/** The administrator’s name as it stands in their account. */
export const linkMaker = (state: WorldState, { createdBy }: AdminLink): string =>
  findPerson(state, createdBy)?.displayName ?? ''
