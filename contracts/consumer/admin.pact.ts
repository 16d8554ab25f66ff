import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { createAdminLink, getAdminLinks, getAdminOverview, revokeAdminLink } from '#web/features/admin/admin-queries.ts'
import type { AdminLinkRequest } from '#web/shared/api/wire.ts'
import { admin, idPath, interaction, moment, ok, refused, UNKNOWN } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { eachLike, integer, regex, string } = MatchersV3
const key = 'pact-link-0001'
const ADMIN = 'a signed-in administrator'
const MADE = 'an administrator who made links'

const link = {
  linkId: regex('^[A-Za-z0-9_.-]+$', 'link-1'),
  label: string('Letní běh'),
  path: regex('^/.+$', '/registrace?kampan=letni-beh'),
  createdAt: moment('2026-11-09T13:10:00.000Z'),
  createdBy: string('Správa nadace'),
}
const anyLink = {
  ...link,
  kind: regex('^(rating|questionnaire-edit|registration|payment)$', 'registration'),
  state: regex('^(active|used|expired|revoked)$', 'active'),
}

describe('getAdminOverview', () => {
  const read = admin.get('read the overview of the foundation', '/adminOverview', getAdminOverview)

  interaction(
    read,
    MADE,
    ok({
      recipients: eachLike({ statusId: integer(6), count: integer(4) }),
      helpRequests: eachLike({ state: regex('^[a-z]+$', 'sent'), count: integer(1) }),
      lastLinks: eachLike(anyLink),
    }),
  )
  sharedRefusals(read)
})

describe('getAdminLinks', () => {
  const list = admin.get('list the links', '/adminLinks', getAdminLinks)

  interaction(list, MADE, ok({ links: eachLike(anyLink) }))
  sharedRefusals(list)
})

describe('createAdminLink', () => {
  const campaign = { kind: 'registration', campaign: 'Zimní běh', slug: 'zimni-beh' } as const
  const make = (operation = 'make a link', body: AdminLinkRequest = campaign) =>
    admin.post(operation, '/adminLinks', (api) => createAdminLink(api, body, key), { key, body })

  for (const [body, expiresAt] of [
    [{ kind: 'rating', angelNumber: '10000001' }, null],
    [{ kind: 'questionnaire-edit', receiptNumber: 'Z-2026-0001' }, moment('2026-11-17T09:00:00.000Z')],
    [campaign, null],
    [{ kind: 'payment', amount: 500, variableSymbol: '10000001' }, null],
  ] as const) {
    interaction(
      make(`make a link of the kind ${body.kind}`, body),
      ADMIN,
      ok({ link: { ...link, kind: body.kind, state: 'active', expiresAt } }),
    )
  }
  interaction(
    make('make a link for an unknown number', { kind: 'rating', angelNumber: '10009999' }),
    ADMIN,
    refused(422, 'link-subject-unknown', { fields: { angelNumber: 'unknown' } }),
  )
  interaction(
    make('make a link with a slug that is taken', { ...campaign, slug: 'letni-beh' }),
    'a campaign with the slug letni-beh',
    refused(409, 'slug-taken', { fields: { slug: 'taken' } }),
  )
  sharedRefusals(make(), [make(undefined, { kind: 'payment', amount: 20 }), 'twenty crowns', 'amount'])
})

describe('revokeAdminLink', () => {
  const revoke = (operation = 'take a link back', id = UNKNOWN) =>
    admin.post(operation, idPath('linkId', '/adminLinks', id, '/revocation'), (api) => revokeAdminLink(api, id))

  for (const given of [MADE, 'a link that was taken back'])
    interaction(revoke(undefined, 'link-1'), given, ok({ link: { ...link, state: 'revoked' } }))
  interaction(revoke('take back a link that is none'), ADMIN, refused(404, 'link-not-found'))
  sharedRefusals(revoke())
})
