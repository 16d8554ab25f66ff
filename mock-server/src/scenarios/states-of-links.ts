import type { AdminLink } from '../domain/state/admin-link.ts'
import type { ProviderStateSetup, ProviderStates } from '../world/scenario.ts'
import { LINKS } from './links-of-default.ts'
import { keyUsed } from './states-of-keys.ts'

const admin = { personId: 'p-admin', scope: 'admin' } as const

/** A link of the default scenario, returned with its key. */
const withLink = ({ linkId, target }: AdminLink): ProviderStateSetup => ({
  person: admin,
  values: { linkId, linkKey: target.key },
})

const MADE = {
  error_code: 200,
  response: {
    link: {
      linkId: 'link-pact',
      kind: 'payment',
      label: '500\u00a0Kč, 10000001',
      path: '/jak-pomahat?odkaz=plt_pact',
      createdAt: '2026-11-10T09:00:00.000Z',
      createdBy: 'Správa portálu',
      validUntil: null,
      state: 'active',
      registrations: null,
    },
  },
}

/** Links made by an administrator; and the idempotency key of one, once used. */
export const statesOfLinks: ProviderStates = {
  'an administrator who made links': () => withLink(LINKS.payment),
  'a link that was taken back': () => withLink(LINKS.takenBack),
  'a campaign with the slug letni-beh': () => withLink(LINKS.campaign),
  'a link was made with the key pact-link-0001': () => ({
    ...keyUsed('createAdminLink', 'pact-link-0001', MADE, admin.personId),
    person: admin,
  }),
}
