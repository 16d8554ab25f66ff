import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { confirmConsent, getConsent } from '#web/features/consent/consent-queries.ts'
import { withdrawConsent } from '#web/features/consent-withdrawal/consent-withdrawal-queries.ts'
import { interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { signedInAs } from './person.ts'
import { badRequest, badUid, generalRefusals } from './refusals.ts'

const { boolean, date, like } = MatchersV3
const emlid = 'jana-nps-2026'
const day = (example: string) => date('yyyy-MM-dd', example)
/** The session as a login returns it; of a donor without gifts, so with less of the full user object. */
const fullAccount = (scope: 'donor' | 'emlid') => ({
  ...signedInAs(scope),
  profile_full: { IsCorporateAccount: boolean(false), DonorStatus: like({ Id: 1, Value: 'aktivní' }) },
})
const MUST_CONSENT = 'a signed-in person who must confirm personal data'

describe('getConsent', () => {
  const read: PortalCall = {
    operation: 'read the consent',
    as: 'signed-in',
    caller: 'oou',
    method: 'GET',
    path: '/consent',
    call: (api) => getConsent(api, {}),
  }
  const byLink = (link: string) =>
    ({
      as: 'visitor',
      query: { emlid: link },
      call: (api) => getConsent(api, { emlid: link }),
    }) satisfies Partial<PortalCall>

  interaction({ ...read, operation: 'read the consent before it is given' }, MUST_CONSENT, ok({ confirmedOn: null }))
  interaction(
    { ...read, ...byLink(emlid), operation: 'read the consent by a link' },
    'the default scenario',
    ok({ confirmedOn: day('2025-01-10') }),
  )
  interaction(
    { ...read, ...byLink(UNKNOWN), operation: 'read the consent by an unknown link' },
    'the default scenario',
    refused(404, 'rating-link-not-found'),
  )
  badUid({ ...read, call: (api) => getConsent(api, {}) })
  generalRefusals(read, 'a signed-in recipient')
})

describe('confirmConsent', () => {
  const confirm: PortalCall = {
    operation: 'confirm the consent',
    as: 'signed-in',
    caller: 'oou',
    method: 'POST',
    path: '/consent',
    body: { personalData: true },
    call: (api) => confirmConsent(api, {}),
  }
  const byLink = (link: string) =>
    ({
      as: 'visitor',
      body: { personalData: true, emlid: link },
      call: (api) => confirmConsent(api, { emlid: link }),
    }) satisfies Partial<PortalCall>

  interaction(
    { ...confirm, operation: 'confirm the consent and get the full account' },
    MUST_CONSENT,
    ok({ confirmedOn: day('2026-11-10'), session: fullAccount('donor') }),
  )
  interaction(
    { ...confirm, operation: 'confirm the consent without a valid e-mail' },
    'a signed-in donor without a valid e-mail',
    ok({ confirmedOn: day('2026-11-10'), session: fullAccount('emlid') }),
  )
  interaction(
    { ...confirm, ...byLink(emlid), operation: 'confirm the consent by a link' },
    'the default scenario',
    ok({ confirmedOn: day('2026-11-10'), session: null }),
  )
  interaction(
    { ...confirm, ...byLink(UNKNOWN), operation: 'confirm the consent by an unknown link' },
    'the default scenario',
    refused(404, 'rating-link-not-found'),
  )
  badRequest({ ...confirm, ...byLink('a b') }, 'a link off the contract', 'emlid')
  generalRefusals(confirm, 'a signed-in recipient')
})

describe('withdrawConsent', () => {
  const withdraw: PortalCall = {
    operation: 'withdraw the consent',
    as: 'signed-in',
    method: 'POST',
    path: '/consent/withdrawal',
    body: { withdrawal: true },
    call: withdrawConsent,
  }

  interaction(
    withdraw,
    'a signed-in donor',
    ok({
      withdrawnAt: moment('2026-11-10T09:00:00.000Z'),
      finalEmailBy: moment('2026-11-11T09:00:00.000Z'),
      publicListBy: moment('2026-11-12T09:00:00.000Z'),
    }),
  )
  badUid(withdraw)
  generalRefusals(withdraw, 'a signed-in recipient')
})
