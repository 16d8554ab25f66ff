import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { openLink } from '#web/shared/api/open-link.ts'
import { type Call, interaction, ok, pathOf, refused } from './interaction.ts'
import { badUid, failures } from './refusals.ts'

const { integer, string } = MatchersV3
const linkKey = 'pay-5c0f2a7d91e4'
const slug = 'letni-beh'

describe('openLink', () => {
  const opening = (key: string) =>
    ({ path: `/links/${key}`, call: (api) => openLink(api, key) }) satisfies Partial<Call>
  const open: Call = { operation: 'open a link', as: 'visitor', method: 'GET', ...opening('neni-tu') }
  const known = { ...opening(linkKey), path: pathOf('linkKey', '/links', linkKey) }

  interaction({
    ...open,
    ...known,
    given: 'an administrator who made links',
    operation: 'open a link to a payment',
    answers: ok({ kind: 'payment', amount: integer(500) }),
  })
  interaction({
    ...open,
    ...opening(slug),
    given: 'a campaign with the slug letni-beh',
    operation: 'open a link to a campaign',
    answers: ok({ kind: 'registration', campaign: string('Letní běh'), slug }),
  })
  interaction({
    ...open,
    ...known,
    given: 'a link that was taken back',
    answers: refused(409, 'link-revoked'),
  })
  interaction({ ...open, given: 'the default scenario', answers: refused(404, 'link-not-found') })
  badUid(open)
  failures(open)
})
