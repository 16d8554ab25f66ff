import type { AdminLink } from '../../domain/state/admin-link.ts'
import type { ProviderStateSetup, ProviderStates } from '../../world/scenario.ts'
import { LINKS } from '../default/links-of-default.ts'

const admin = { personId: 'p-admin', scope: 'admin' } as const

/** A link of the default scenario, returned with its key. */
const withLink = ({ linkId, target }: AdminLink): ProviderStateSetup => ({
  person: admin,
  values: { linkId, slug: target.key },
})

/** Links made by an administrator. */
export const statesOfLinks: ProviderStates = {
  'an administrator who made links': {
    needs: 'An administrator, and an active link to a payment of 500 crowns.',
    setUp: () => withLink(LINKS.payment),
  },
  'a link that was taken back': {
    needs: 'An administrator, and a link that was taken back.',
    setUp: () => withLink(LINKS.takenBack),
  },
  'a campaign with the slug letni-beh': {
    needs: 'An administrator, and a campaign of registrations with the slug `letni-beh`.',
    // Its key is the slug of the sentence, which an administrator has chosen: no id of the provider.
    setUp: () => ({ person: admin }),
  },
}
