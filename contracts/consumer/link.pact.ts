import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { exchangeLink } from '#web/features/mailed-link/mailed-link-queries.ts'
import type { Api } from '#web/shared/api/client.ts'
import { openLink } from '#web/shared/api/open-link.ts'
import { interaction, moment, notRun, ok, type PortalCall, refused, statePath, UNKNOWN } from './interaction.ts'
import { badRequest, badUid, failures, keyReused } from './refusals.ts'
import { fromState } from './scenario-values.ts'

const { integer, regex, string } = MatchersV3
const linkKey = 'pay-5c0f2a7d91e4'
const slug = 'letni-beh'

describe('openLink', () => {
  const opening = (key: string) =>
    ({ path: `/links/${key}`, call: (api) => openLink(api, key) }) satisfies Partial<PortalCall>
  const open: PortalCall = { operation: 'open a link', as: 'visitor', method: 'GET', ...opening(UNKNOWN) }
  const known = { ...opening(linkKey), path: statePath('linkKey', '/links', linkKey) }

  interaction(
    { ...open, ...known, operation: 'open a link to a payment' },
    'an administrator who made links',
    ok({ kind: 'payment', amount: integer(500) }),
  )
  interaction(
    { ...open, ...opening(slug), operation: 'open a link to a campaign' },
    'a campaign with the slug letni-beh',
    ok({ kind: 'registration', campaign: string('Letní běh'), slug }),
  )
  interaction({ ...open, ...known }, 'a link that was taken back', refused(409, 'link-revoked'))
  interaction(open, 'the default scenario', refused(404, 'link-not-found'))
  badUid(open)
  failures(open)
})

describe('exchangeLink', () => {
  const key = 'pact-link-0002'
  const mailed = 'lnk_5c0f2a7d91e4'
  type Exchange = Parameters<typeof exchangeLink>[1]
  const exchanging = (fact: Partial<Exchange> = {}, kind: Exchange['kind'] = 'recurring-payment') =>
    ({
      body: { kind, linkKey: fromState('linkKey', mailed), ...fact },
      call: (api) => exchangeLink(api, { kind, linkKey: mailed, ...fact }, key),
    }) satisfies Partial<PortalCall>
  const exchange: PortalCall = {
    operation: 'exchange the key of a mailed link',
    as: 'visitor',
    method: 'POST',
    path: '/linkExchange',
    headers: { 'Idempotency-Key': key },
    ...exchanging(),
  }
  const ofNobody = {
    body: { kind: 'card-payment', linkKey: UNKNOWN },
    call: (api: Api) => exchangeLink(api, { kind: 'card-payment', linkKey: UNKNOWN }, key),
  }
  const exchanged = ok({
    tabKey: regex('^[A-Za-z0-9_-]{8,64}$', 'tab_0d4f7b2c91e8a6530f1e'),
    validUntil: moment('2026-11-10T11:00:00.000Z'),
  })
  const openedBefore = 'a mailed link to a recurring payment that was opened before'
  const email = 'jana@example.com'

  interaction(exchange, 'a mailed link to a recurring payment', exchanged)
  interaction(
    {
      ...exchange,
      ...exchanging({ email }),
      operation: "exchange a link that was opened before, with the payer's e-mail",
    },
    openedBefore,
    exchanged,
  )
  interaction(
    {
      ...exchange,
      ...exchanging({ birthDate: '1985-02-11' }, 'help-request'),
      operation: "exchange an edit link that was opened before, with the carer's birth date",
    },
    'an edit link that was opened before',
    exchanged,
  )
  interaction(
    { ...exchange, operation: 'exchange a link that was opened before, without a fact' },
    openedBefore,
    refused(401, 'link-fact-required'),
  )
  interaction(
    {
      ...exchange,
      ...exchanging({ email: 'petr@example.com' }),
      operation: 'exchange a link that was opened before, with a wrong fact',
    },
    openedBefore,
    refused(401, 'link-fact-wrong'),
  )
  interaction(
    { ...exchange, ...exchanging({}, 'help-request'), operation: 'exchange an edit link after its time' },
    'an edit link whose 7 days have passed',
    refused(408, 'link-expired'),
  )
  interaction(
    { ...exchange, operation: 'exchange a link that has confirmed a raised amount' },
    'a mailed link that has confirmed a raised amount',
    refused(409, 'link-used'),
  )
  interaction(
    { ...exchange, ...exchanging({ email }), operation: 'exchange a link after too many wrong facts' },
    'a mailed link with too many wrong facts',
    notRun(429, 'too-many-facts'),
  )
  interaction(
    { ...exchange, ...ofNobody, operation: 'exchange an unknown link' },
    'the default scenario',
    refused(401, 'link-fact-required'),
  )
  badRequest(
    {
      ...exchange,
      body: { kind: 'card-payment', linkKey: 'short' },
      call: (api) => exchangeLink(api, { kind: 'card-payment', linkKey: 'short' }, key),
    },
    'a key that is too short',
    'linkKey',
  )
  keyReused({ ...exchange, ...ofNobody }, 'exchangeLink')
  failures({ ...exchange, ...ofNobody })
})
