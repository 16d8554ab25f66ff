import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getNps, saveNps } from '#web/features/nps/nps-queries.ts'
import { interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { badRequest, generalRefusals, keyReused } from './refusals.ts'

const { integer } = MatchersV3
const emlid = 'jana-nps-2026'
const key = 'pact-rating-0001'

describe('getNps', () => {
  const read: PortalCall = {
    operation: 'read the rating',
    as: 'signed-in',
    method: 'GET',
    path: '/nps',
    call: (api) => getNps(api, {}),
  }
  const byLink: PortalCall = { ...read, as: 'visitor', query: { emlid }, call: (api) => getNps(api, { emlid }) }

  interaction(read, 'a donor who may vote', ok({ Value: integer(9), Date: moment('2026-08-14T08:12:00.000Z') }))
  interaction(
    { ...read, operation: 'read the rating before the first' },
    'a donor who never voted',
    ok({ Value: null, Date: null }),
  )
  interaction(
    { ...byLink, operation: 'read the rating by a link' },
    'the default scenario',
    ok({ Value: integer(9), Date: moment('2026-08-14T08:12:00.000Z') }),
  )
  interaction(
    {
      ...byLink,
      operation: 'read the rating by an unknown link',
      query: { emlid: UNKNOWN },
      call: (api) => getNps(api, { emlid: UNKNOWN }),
    },
    'the default scenario',
    refused(404, 'rating-link-not-found'),
  )
  badRequest(
    { ...byLink, query: { emlid: 'a b' }, call: (api) => getNps(api, { emlid: 'a b' }) },
    'a link off the contract',
    'emlid',
  )
  generalRefusals(read, 'a signed-in recipient')
})

describe('saveNps', () => {
  const rate: PortalCall = {
    operation: 'rate',
    as: 'signed-in',
    method: 'POST',
    path: '/nps',
    headers: { 'Idempotency-Key': key },
    body: { rating: 10 },
    call: (api) => saveNps(api, { rating: 10 }, key),
  }
  const byLink: PortalCall = {
    ...rate,
    as: 'visitor',
    body: { rating: 10, emlid },
    call: (api) => saveNps(api, { rating: 10, emlid }, key),
  }
  const saved = ok({ Value: 10, Date: moment('2026-11-10T09:00:00.000Z') })

  interaction(rate, 'a donor who may vote', saved)
  interaction({ ...byLink, operation: 'rate by a link' }, 'the default scenario', saved)
  interaction(
    { ...rate, operation: 'rate again too early' },
    'a donor who voted 20 seconds ago',
    refused(423, 'vote-locked', { lockedUntil: moment('2026-11-10T09:00:40.000Z') }),
  )
  interaction(
    {
      ...byLink,
      operation: 'rate by an unknown link',
      body: { rating: 10, emlid: UNKNOWN },
      call: (api) => saveNps(api, { rating: 10, emlid: UNKNOWN }, key),
    },
    'the default scenario',
    refused(404, 'rating-link-not-found'),
  )
  badRequest(
    { ...rate, body: { rating: 11 }, call: (api) => saveNps(api, { rating: 11 }, key) },
    'eleven hearts',
    'rating',
  )
  keyReused(rate, 'saveNps')
  generalRefusals(rate, 'a signed-in recipient')
})
