import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getHelpOffers } from '#web/features/help-offer/help-offer-queries.ts'
import { interaction, ok, type PortalCall, refused } from './interaction.ts'
import { badUid, generalRefusals } from './refusals.ts'

const { eachLike, regex, string } = MatchersV3

describe('getHelpOffers', () => {
  const list: PortalCall = {
    operation: 'list offers of help',
    as: 'signed-in',
    caller: 'recipient',
    method: 'GET',
    path: '/helpOffers',
    call: getHelpOffers,
  }

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
  badUid(list)
  generalRefusals(list, 'a signed-in donor')
})
