import type { AdminLink } from '../domain/state/admin-link.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { LINKS } from './links-of-default.ts'

const admin = { personId: 'p-admin', scope: 'admin' } as const

/** A link of the default scenario, returned with its key. */
const withLink = ({ linkId, target }: AdminLink): ProviderStateSetup => ({
  person: admin,
  values: { linkId, linkKey: target.key },
})

/** Links made by an administrator. */
export const statesOfLinks: ProviderStates = {
  'an administrator who made links': () => withLink(LINKS.payment),
  'a link that was taken back': () => withLink(LINKS.takenBack),
  'a campaign with the slug letni-beh': () => withLink(LINKS.campaign),
}
