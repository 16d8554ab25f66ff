import type { AdminLink, AdminOverview } from '#web/shared/api/wire.ts'

export const aLink = (given: Partial<AdminLink> = {}): AdminLink => ({
  linkId: 'link-1',
  kind: 'registration',
  label: 'Letní běh',
  path: '/registrace?kampan=letni-beh',
  createdAt: '2026-11-09T13:10:00.000Z',
  createdBy: 'Správa portálu',
  expiresAt: null,
  state: 'active',
  registrations: 3,
  ...given,
})

export const anOverview = (): AdminOverview => ({
  recipients: [0, 1, 0, 0, 0, 4, 1, 0, 0].map((count, index) => ({ statusId: index + 1, count })),
  helpRequests: [
    { state: 'started', count: 3 },
    { state: 'sent', count: 2 },
    { state: 'returned', count: 1 },
    { state: 'approved', count: 0 },
    { state: 'rejected', count: 0 },
  ],
  lastLinks: [aLink()],
})
