import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { exchangeLink } from '#web/features/mailed-link/mailed-link-queries.ts'
import { openLink } from '#web/shared/api/open-link.ts'
import { DEFAULT, idPath, interaction, moment, notRun, ok, refused, UNKNOWN, visitor } from './interaction.ts'
import { sharedRefusals } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { integer, regex, string } = MatchersV3
const linkKey = 'pay-5c0f2a7d91e4'
const slug = 'letni-beh'

describe('openLink', () => {
  const open = (operation = 'open a link', key = UNKNOWN) =>
    visitor.get(operation, key === slug ? `/links/${slug}` : idPath('slug', '/links', key), (api) => openLink(api, key))

  interaction(
    open('open a link to a payment', linkKey),
    'an administrator who made links',
    ok({ kind: 'payment', amount: integer(500) }),
  )
  interaction(
    open('open a link to a campaign', slug),
    'a campaign with the slug letni-beh',
    ok({ kind: 'registration', campaign: string('Letní běh'), slug }),
  )
  interaction(open(undefined, linkKey), 'a link that was taken back', refused(409, 'link-revoked'))
  interaction(open(), DEFAULT, refused(404, 'link-not-found'))
  sharedRefusals(open())
})

describe('exchangeLink', () => {
  const key = 'pact-link-0002'
  const mailed = 'lnk_5c0f2a7d91e4'
  type Exchange = Parameters<typeof exchangeLink>[1]
  const exchange = (operation: string | undefined, request: Exchange) =>
    visitor.post(
      operation ?? 'exchange the key of a mailed link',
      '/linkExchange',
      (api) => exchangeLink(api, request, key),
      { key, body: request.linkKey === mailed ? { ...request, linkKey: fromState('linkKey', mailed) } : request },
    )
  const known = (operation?: string, fact: Partial<Exchange> = {}) =>
    exchange(operation, { kind: 'recurring-payment', linkKey: mailed, ...fact })
  const unknown = (operation?: string, key = UNKNOWN) => exchange(operation, { kind: 'card-payment', linkKey: key })
  const exchanged = ok({
    accessKey: regex('^[A-Za-z0-9_-]{8,64}$', 'tab_0d4f7b2c91e8a6530f1e'),
    expiresAt: moment('2026-11-10T11:00:00.000Z'),
  })
  const openedBefore = 'a mailed link to a recurring payment that was opened before'
  const email = 'jana@example.com'
  const carer = { kind: 'help-request', birthDate: '1985-02-11' } as const

  interaction(known(), 'a mailed link to a recurring payment', exchanged)
  interaction(
    known("exchange a link that was opened before, with the payer's e-mail", { email }),
    openedBefore,
    exchanged,
  )
  interaction(
    known("exchange an edit link that was opened before, with the carer's birth date", carer),
    'an edit link that was opened before',
    exchanged,
  )
  interaction(
    known('exchange a link that was opened before, without a fact'),
    openedBefore,
    refused(401, 'link-fact-required'),
  )
  interaction(
    known('exchange a link that was opened before, with a wrong fact', { email: 'petr@example.com' }),
    openedBefore,
    refused(401, 'link-fact-wrong'),
  )
  interaction(
    known('exchange an edit link after its time', { kind: 'help-request' }),
    'an edit link whose 7 days have passed',
    refused(408, 'link-expired'),
  )
  interaction(
    known('exchange a link that has confirmed a raised amount'),
    'a mailed link that has confirmed a raised amount',
    refused(409, 'link-used'),
  )
  interaction(
    known('exchange a link after too many wrong facts', { email }),
    'a mailed link with too many wrong facts',
    notRun(429, 'too-many-facts'),
  )
  interaction(unknown('exchange an unknown link'), DEFAULT, refused(401, 'link-fact-required'))
  sharedRefusals(unknown(), [unknown(undefined, 'short'), 'a key that is too short', 'linkKey'])
})
