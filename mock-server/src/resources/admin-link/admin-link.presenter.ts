import type { components } from '#generated/provider.d.ts'
import type { AdminLink } from '../../domain/state/admin-link.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { isoOf, type Moment } from '../../domain/time/moment.ts'
import { linkMaker, linkPath, linkRegistrations, linkState, linkValidUntil } from './admin-links.rules.ts'

export const presentAdminLink = (
  world: WorldState,
  link: AdminLink,
  now: Moment,
): components['schemas']['AdminLink'] => {
  const validUntil = linkValidUntil(world, link)
  return {
    linkId: link.linkId,
    kind: link.target.kind,
    label: link.label,
    path: linkPath(link.target),
    createdAt: isoOf(link.createdAt),
    createdBy: linkMaker(world, link),
    validUntil: validUntil === null ? null : isoOf(validUntil),
    state: linkState(world, link, now),
    registrations: linkRegistrations(world, link),
  }
}
