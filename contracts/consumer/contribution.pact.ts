import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { getContributions } from '#web/features/contribution/contribution-queries.ts'
import { family, interaction, ok } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'

const { date, eachLike, integer, regex } = MatchersV3

describe('getContributions', () => {
  const list = family.get('list contributions', '/contributions', getContributions)

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
  sharedRefusals(list)
})
