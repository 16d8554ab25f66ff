import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getHelpOffers } from '#web/features/help-offer/help-offer-queries.ts'
import { family, interaction, ok, refused } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { eachLike, regex, string } = MatchersV3

describe('getHelpOffers', () => {
  const list = family.get('list offers of help', '/helpOffers', getHelpOffers)

  interaction(
    list,
    'a signed-in recipient',
    ok({
      offers: eachLike({
        offerId: regex('^[A-Za-z0-9_.-]+$', 'offer-1'),
        title: string('Víkend u vody'),
        provider: string('Penzion Pod Dubem'),
        kind: regex('^(stay|service|thing|advice|event)$', 'stay'),
        text: string('Dvě noci pro celou rodinu **zdarma**.'),
      }),
    }),
  )
  interaction(
    { ...list, operation: 'list offers of help after it has ended' },
    'a recipient whose help has ended',
    refused(409, 'help-ended'),
  )
  sharedRefusals(list)
})
