import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getContactViews } from '#web/features/contact-view/contact-view-queries.ts'
import { family, interaction, moment, ok } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { eachLike, integer } = MatchersV3

describe('getContactViews', () => {
  const list = family.get("list views of the family's contact", '/contactViews', getContactViews)

  interaction(
    list,
    'a recipient whose contact was looked at',
    ok({ views: eachLike(moment('2026-10-04T08:15:00.000Z')), total: integer(1) }),
  )
  sharedRefusals(list)
})
