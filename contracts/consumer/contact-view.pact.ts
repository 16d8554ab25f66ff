import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getContactViews } from '#web/features/contact-view/contact-view-queries.ts'
import { interaction, moment, ok, type PortalCall } from './interaction.ts'
import { badUid, generalRefusals } from './refusals.ts'

const { eachLike, integer } = MatchersV3

describe('getContactViews', () => {
  const list: PortalCall = {
    operation: "list views of the family's contact",
    as: 'signed-in',
    caller: 'recipient',
    method: 'GET',
    path: '/contactViews',
    call: getContactViews,
  }

  interaction(
    list,
    'a recipient whose contact was looked at',
    ok({ views: eachLike(moment('2026-10-04T08:15:00.000Z')), total: integer(1) }),
  )
  badUid(list)
  generalRefusals(list, 'a signed-in donor')
})
