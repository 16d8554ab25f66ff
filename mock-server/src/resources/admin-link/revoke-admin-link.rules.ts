import { ownValue } from '../../domain/people/find-person.ts'
import type { AdminLink } from '../../domain/state/admin-link.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { Decision } from '../../domain/state/decision.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import type { Instant } from '../../domain/time/instant.ts'

export type RevokeAdminLinkResult =
  | { readonly kind: 'revoked'; readonly link: AdminLink }
  | { readonly kind: 'not-found' }

/** Revokes the link: it opens nothing from now on. Revoking it again keeps the time of the first revocation. */
export const revokeAdminLink = (state: WorldState, linkId: string, now: Instant): Decision<RevokeAdminLinkResult> => {
  const rule = 'rule 13.2 Link generator'
  const link = ownValue(state.adminLinks, linkId)
  if (link === null) return { result: { kind: 'not-found' }, changes: [], rule }
  if (link.revokedAt !== null) return { result: { kind: 'revoked', link }, changes: [], rule }
  const changes = [set(['adminLinks', linkId, 'revokedAt'], now), ...closed(state, link)]
  return { result: { kind: 'revoked', link: { ...link, revokedAt: now } }, changes, rule }
}

/** Revokes the rating or the request that the link opened. A used or replaced link keeps that history. */
const closed = ({ requestKeys }: WorldState, { target }: AdminLink): readonly Change[] => {
  if (target.kind === 'rating') return [set(['ratingLinks', target.key], undefined)]
  if (target.kind !== 'questionnaire-edit') return []
  const key = ownValue(requestKeys, target.key)
  return key?.endedBy === null ? [set(['requestKeys', target.key, 'endedBy'], 'revoked')] : []
}
