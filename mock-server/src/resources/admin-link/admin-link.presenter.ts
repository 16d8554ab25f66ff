import type { components } from '#generated/provider.d.ts'
import type { AdminLink } from '../../domain/state/admin-link.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { type Instant, toIsoString } from '../../domain/time/instant.ts'
import { linkExpiresAt, linkMaker, linkPath, linkRegistrations, linkState } from './admin-links.rules.ts'

export const presentAdminLink = (
  world: WorldState,
  link: AdminLink,
  now: Instant,
): components['schemas']['AdminLink'] => {
  const expiresAt = linkExpiresAt(world, link)
  return {
    linkId: link.linkId,
    kind: link.target.kind,
    label: link.label,
    path: linkPath(link.target),
    createdAt: toIsoString(link.createdAt),
    createdBy: linkMaker(world, link),
    expiresAt: expiresAt === null ? null : toIsoString(expiresAt),
    state: linkState(world, link, now),
    registrations: linkRegistrations(world, link),
  }
}
