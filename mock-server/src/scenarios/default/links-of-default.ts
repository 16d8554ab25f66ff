import type { AdminLink } from '../../domain/state/admin-link.ts'
import { LargeRecord } from '../../domain/state/large-record.ts'
import type { MailedLink } from '../../domain/state/mailed-link.ts'
import type { WorldState } from '../../domain/state/world-state.ts'
import { prague } from '../people/build-donor.ts'

const byAdmin = { createdBy: 'p-admin', revokedAt: null } as const

/** A campaign, a payment and a revoked link. Their keys are readable, so that a tester can type them. */
export const LINKS = {
  campaign: {
    ...byAdmin,
    linkId: 'link-letni-beh',
    target: { kind: 'registration', campaign: 'Letní běh', key: 'letni-beh' },
    label: 'Letní běh',
    createdAt: prague('2026-10-05T09:20'),
  },
  payment: {
    ...byAdmin,
    linkId: 'link-zimni-sbirka',
    target: { kind: 'payment', amount: 500, variableSymbol: null, key: 'plt_zimni-sbirka' },
    label: '500\u00a0Kč, bez variabilního symbolu',
    createdAt: prague('2026-11-09T14:10'),
  },
  takenBack: {
    ...byAdmin,
    linkId: 'link-jarni-bazar',
    target: { kind: 'payment', amount: 200, variableSymbol: '11111111', key: 'plt_jarni-bazar' },
    label: '200\u00a0Kč, anonymní dar',
    createdAt: prague('2026-03-02T11:45'),
    revokedAt: prague('2026-04-01T08:00'),
  },
} as const satisfies Readonly<Record<string, AdminLink>>

/** A link as in the e-mails to Jana: `/jak-pomahat?pravidelna=pravidelna-jana-2026`. The payer's e-mail is jana@example.com. */
const recurringLink: MailedLink = {
  kind: 'recurring-payment',
  subject: 'rec_jana_2024',
  createdAt: prague('2026-10-20T08:00'),
  openedAt: null,
  confirmation: null,
}

/** The donor who registered yesterday (10000004) used the campaign. */
export const linksOfDefault: Pick<WorldState, 'adminLinks' | 'campaignRegistrations' | 'mailedLinks'> = {
  mailedLinks: LargeRecord.from({ 'pravidelna-jana-2026': recurringLink }),
  adminLinks: Object.fromEntries(Object.values(LINKS).map((link) => [link.linkId, link])),
  campaignRegistrations: { [LINKS.campaign.linkId]: ['p-10000004'] },
}
