import { ownValue } from '../../domain/people/find-person.ts'
import type { AdminLink, AdminLinkTarget } from '../../domain/state/admin-link.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

/** Links that their own operations open: a rating, a request for help. */
type OpenTarget = Extract<AdminLinkTarget, { kind: 'registration' | 'payment' }>
export type OpenLinkResult =
  | { readonly kind: 'good'; readonly target: OpenTarget }
  | { readonly kind: 'refused'; readonly error: 'link-not-found' | 'link-revoked' }

/** What the key of a payment or the slug of a campaign opens. A reused slug belongs to the newer campaign. */
export const openLink = (state: WorldState, key: string): OpenLinkResult => {
  const links = Object.values(state.adminLinks)
    .filter(isOpened)
    .filter(({ target }) => target.key === key)
  const good = links.find(({ revokedAt }) => revokedAt === null)
  if (good) return { kind: 'good', target: good.target }
  return { kind: 'refused', error: links.length > 0 ? 'link-revoked' : 'link-not-found' }
}

const isOpened = (link: AdminLink): link is AdminLink & { readonly target: OpenTarget } =>
  link.target.kind === 'registration' || link.target.kind === 'payment'

/** Counts an account opened through a campaign. An unknown or revoked campaign does not prevent the registration and is not counted. */
export const noteCampaign = (state: WorldState, slug: string | null, personId: PersonId): readonly Change[] => {
  const link = Object.values(state.adminLinks).find(
    ({ target, revokedAt }) => target.kind === 'registration' && target.key === slug && revokedAt === null,
  )
  if (!link) return []
  const before = ownValue(state.campaignRegistrations, link.linkId) ?? []
  return [set(['campaignRegistrations', link.linkId], [...before, personId])]
}
