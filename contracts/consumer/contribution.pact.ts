import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getContributions } from '#web/features/contribution/contribution-queries.ts'
import { interaction, ok, type PortalCall } from './interaction.ts'
import { badUid, generalRefusals } from './refusals.ts'

const { date, eachLike, integer, regex } = MatchersV3

describe('getContributions', () => {
  const list: PortalCall = {
    operation: 'list contributions',
    as: 'signed-in',
    caller: 'recipient',
    method: 'GET',
    path: '/contributions',
    call: getContributions,
  }

  interaction(
    list,
    'a signed-in recipient',
    ok({
      contributions: eachLike({
        month: regex('^\\d{4}-(0[1-9]|1[0-2])$', '2026-11'),
        amount: integer(8_400),
        paidOn: date('yyyy-MM-dd', '2026-11-02'),
      }),
    }),
  )
  badUid(list)
  generalRefusals(list, 'a signed-in donor')
})
