import type { components } from '#generated/provider.d.ts'
import type { AdminLink } from '../../domain/state/admin-link.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, toIsoString } from '../../domain/time/instant.ts'
import { linkMaker, linkPath, linkRegistrations, linkState, linkValidUntil } from './admin-links.rules.ts'

export const presentAdminLink = (
  world: WorldState,
  link: AdminLink,
  now: Instant,
): components['schemas']['AdminLink'] => {
  const validUntil = linkValidUntil(world, link)
  return {
    linkId: link.linkId,
    kind: link.target.kind,
    label: link.label,
    path: linkPath(link.target),
    createdAt: toIsoString(link.createdAt),
    createdBy: linkMaker(world, link),
    validUntil: validUntil === null ? null : toIsoString(validUntil),
    state: linkState(world, link, now),
    registrations: linkRegistrations(world, link),
  }
}
