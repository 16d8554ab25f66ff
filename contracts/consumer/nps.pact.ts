import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getNps, saveNps } from '#web/features/nps/nps-queries.ts'
import { DEFAULT, donor, interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { integer } = MatchersV3
const link = 'jana-nps-2026'
const unknownLink = refused(404, 'rating-link-not-found')
const key = 'pact-rating-0001'

describe('getNps', () => {
  const read = (operation = 'read the rating') => donor.get(operation, '/nps', (api) => getNps(api, {}))
  const byLink = (operation: string | undefined, emlid: string): PortalCall => ({
    ...read(operation),
    as: 'visitor',
    query: { emlid },
    call: (api) => getNps(api, { emlid }),
  })
  const rating = ok({ Value: integer(9), Date: moment('2026-08-14T08:12:00.000Z') })

  interaction(read(), 'a donor who may vote', rating)
  interaction(read('read the rating before the first'), 'a donor who never voted', ok({ Value: null, Date: null }))
  interaction(byLink('read the rating by a link', link), DEFAULT, rating)
  interaction(byLink('read the rating by an unknown link', UNKNOWN), DEFAULT, unknownLink)
  sharedRefusals(read(), [byLink(undefined, 'a b'), 'a link off the contract', 'emlid'])
})

describe('saveNps', () => {
  const rate = (operation = 'rate', vote: Parameters<typeof saveNps>[1] = { rating: 10 }): PortalCall => ({
    operation,
    as: vote.emlid === undefined ? 'signed-in' : 'visitor',
    method: 'POST',
    path: '/nps',
    headers: { 'Idempotency-Key': key },
    body: vote,
    call: (api) => saveNps(api, vote, key),
  })
  const saved = ok({ Value: 10, Date: moment('2026-11-10T09:00:00.000Z') })

  interaction(rate(), 'a donor who may vote', saved)
  interaction(rate('rate by a link', { rating: 10, emlid: link }), DEFAULT, saved)
  interaction(
    rate('rate again too early'),
    'a donor who voted 20 seconds ago',
    refused(423, 'vote-locked', { lockedUntil: moment('2026-11-10T09:00:40.000Z') }),
  )
  interaction(rate('rate by an unknown link', { rating: 10, emlid: UNKNOWN }), DEFAULT, unknownLink)
  sharedRefusals(rate(), [rate(undefined, { rating: 11 }), 'eleven hearts', 'rating'])
})
