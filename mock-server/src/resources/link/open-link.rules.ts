import { ownValue } from '../../domain/people/find-person.ts'
import type { AdminLink, LinkTarget } from '../../domain/state/admin-link.ts'
import { type Change, set } from '../../domain/state/change.ts'
import type { PersonId } from '../../domain/state/person.ts'
import type { WorldState } from '../../domain/state/world-state.ts'

/** Links that are opened by their own operations: a rating, a request for help. */
type OpenTarget = Extract<LinkTarget, { kind: 'registration' | 'payment' }>
export type OpenLinkResult =
  | { readonly kind: 'good'; readonly target: OpenTarget }
  | { readonly kind: 'refused'; readonly error: 'link-not-found' | 'link-revoked' }

/** What the key of a payment or the slug of a campaign stands for. A slug that was taken again is the newer campaign’s. */
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

/** That an account was opened through a campaign. One that is unknown or was taken back hinders nobody, and counts nothing. */
export const noteCampaign = (state: WorldState, slug: string | null, personId: PersonId): readonly Change[] => {
  const link = Object.values(state.adminLinks).find(
    ({ target, revokedAt }) => target.kind === 'registration' && target.key === slug && revokedAt === null,
  )
  if (!link) return []
  const before = ownValue(state.campaignRegistrations, link.linkId) ?? []
  return [set(['campaignRegistrations', link.linkId], [...before, personId])]
}
