import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { confirmConsent, getConsent } from '#web/features/consent/consent-queries.ts'
import { withdrawConsent } from '#web/features/consent-withdrawal/consent-withdrawal-queries.ts'
import { DEFAULT, interaction, moment, ok, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { signedInAs } from './person.ts'
import { badRequest, badUid, generalRefusals } from './refusals.ts'

const { boolean, date, like } = MatchersV3
const link = 'jana-nps-2026'
const unknownLink = refused(404, 'rating-link-not-found')
const day = (example: string) => date('yyyy-MM-dd', example)
/** The session as a login returns it; of a donor without gifts, so with less of the full user object. */
const fullAccount = (scope: 'donor' | 'emlid') => ({
  ...signedInAs(scope),
  profile_full: { IsCorporateAccount: boolean(false), DonorStatus: like({ Id: 1, Value: 'aktivní' }) },
})
const MUST_CONSENT = 'a signed-in person who must confirm personal data'

describe('getConsent', () => {
  const read = (operation = 'read the consent'): PortalCall => ({
    operation,
    as: 'signed-in',
    caller: 'oou',
    method: 'GET',
    path: '/consent',
    call: (api) => getConsent(api, {}),
  })
  const byLink = (operation: string, emlid: string): PortalCall => ({
    ...read(operation),
    as: 'visitor',
    query: { emlid },
    call: (api) => getConsent(api, { emlid }),
  })

  interaction(read('read the consent before it is given'), MUST_CONSENT, ok({ confirmedOn: null }))
  interaction(byLink('read the consent by a link', link), DEFAULT, ok({ confirmedOn: day('2025-01-10') }))
  interaction(byLink('read the consent by an unknown link', UNKNOWN), DEFAULT, unknownLink)
  badUid(read())
  generalRefusals(read(), 'a signed-in recipient')
})

describe('confirmConsent', () => {
  const confirm = (operation = 'confirm the consent'): PortalCall => ({
    operation,
    as: 'signed-in',
    caller: 'oou',
    method: 'POST',
    path: '/consent',
    body: { personalData: true },
    call: (api) => confirmConsent(api, {}),
  })
  const byLink = (operation: string | undefined, emlid: string): PortalCall => ({
    ...confirm(operation),
    as: 'visitor',
    body: { personalData: true, emlid },
    call: (api) => confirmConsent(api, { emlid }),
  })
  const confirmedOn = day('2026-11-10')

  interaction(
    confirm('confirm the consent and get the full account'),
    MUST_CONSENT,
    ok({ confirmedOn, session: fullAccount('donor') }),
  )
  interaction(
    confirm('confirm the consent without a valid e-mail'),
    'a signed-in donor without a valid e-mail',
    ok({ confirmedOn, session: fullAccount('emlid') }),
  )
  interaction(byLink('confirm the consent by a link', link), DEFAULT, ok({ confirmedOn, session: null }))
  interaction(byLink('confirm the consent by an unknown link', UNKNOWN), DEFAULT, unknownLink)
  badRequest(byLink(undefined, 'a b'), 'a link off the contract', 'emlid')
  generalRefusals(confirm(), 'a signed-in recipient')
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
      finalEmailDueAt: moment('2026-11-11T09:00:00.000Z'),
      publicListDueAt: moment('2026-11-12T09:00:00.000Z'),
    }),
  )
  badUid(withdraw)
  generalRefusals(withdraw, 'a signed-in recipient')
})
