import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { createAdminLink, getAdminLinks, getAdminOverview, revokeAdminLink } from '#web/features/admin/admin-queries.ts'
import type { AdminLinkRequest } from '#web/shared/api/wire.ts'
import { idPath, interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { badRequest, badUid, generalRefusals, keyReused } from './refusals.ts'

const { eachLike, integer, regex, string } = MatchersV3
const key = 'pact-link-0001'
const ADMIN = 'a signed-in administrator'
const MADE = 'an administrator who made links'
const admin = { as: 'signed-in', caller: 'admin' } as const

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
  const read: PortalCall = {
    operation: 'read the overview of the foundation',
    ...admin,
    method: 'GET',
    path: '/adminOverview',
    call: getAdminOverview,
  }

  interaction(
    read,
    MADE,
    ok({
      recipients: eachLike({ statusId: integer(6), count: integer(4) }),
      helpRequests: eachLike({ state: regex('^[a-z]+$', 'sent'), count: integer(1) }),
      lastLinks: eachLike(anyLink),
    }),
  )
  badUid(read)
  generalRefusals(read, 'a signed-in donor')
})

describe('getAdminLinks', () => {
  const list: PortalCall = {
    operation: 'list the links',
    ...admin,
    method: 'GET',
    path: '/adminLinks',
    call: getAdminLinks,
  }

  interaction(list, MADE, ok({ links: eachLike(anyLink) }))
  badUid(list)
  generalRefusals(list, 'a signed-in donor')
})

describe('createAdminLink', () => {
  const campaign = { kind: 'registration', campaign: 'Zimní běh', slug: 'zimni-beh' } as const
  const make = (operation = 'make a link', body: AdminLinkRequest = campaign): PortalCall => ({
    operation,
    ...admin,
    method: 'POST',
    path: '/adminLinks',
    headers: { 'Idempotency-Key': key },
    body,
    call: (api) => createAdminLink(api, body, key),
  })

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
  badRequest(make(undefined, { kind: 'payment', amount: 20 }), 'twenty crowns', 'amount')
  keyReused(make(), 'createAdminLink')
  generalRefusals(make(), 'a signed-in donor')
})

describe('revokeAdminLink', () => {
  const revoke = (operation = 'take a link back', id = UNKNOWN): PortalCall => ({
    operation,
    ...admin,
    method: 'POST',
    path: idPath('linkId', '/adminLinks', id, '/revocation'),
    call: (api) => revokeAdminLink(api, id),
  })

  for (const given of [MADE, 'a link that was taken back'])
    interaction(revoke(undefined, 'link-1'), given, ok({ link: { ...link, state: 'revoked' } }))
  interaction(revoke('take back a link that is none'), ADMIN, refused(404, 'link-not-found'))
  badUid(revoke())
  generalRefusals(revoke(), 'a signed-in donor')
})
