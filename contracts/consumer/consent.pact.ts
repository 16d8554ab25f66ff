import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { confirmConsent, getConsent } from '#web/features/consent/consent-queries.ts'
import { withdrawConsent } from '#web/features/consent-withdrawal/consent-withdrawal-queries.ts'
import { DEFAULT, donor, interaction, moment, ok, oou, type PortalCall, refused, UNKNOWN } from './interaction.ts'
import { signedInAs } from './person.ts'
import { sharedRefusals } from './refusals.ts'

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
  const read = (operation = 'read the consent') => oou.get(operation, '/consent', (api) => getConsent(api, {}))
  const byLink = (operation: string, emlid: string): PortalCall => ({
    ...read(operation),
    as: 'visitor',
    query: { emlid },
    call: (api) => getConsent(api, { emlid }),
  })

  interaction(read('read the consent before it is given'), MUST_CONSENT, ok({ confirmedOn: null }))
  interaction(byLink('read the consent by a link', link), DEFAULT, ok({ confirmedOn: day('2025-01-10') }))
  interaction(byLink('read the consent by an unknown link', UNKNOWN), DEFAULT, unknownLink)
  sharedRefusals(read())
})

describe('confirmConsent', () => {
  const confirm = (operation = 'confirm the consent') =>
    oou.post(operation, '/consent', (api) => confirmConsent(api, {}), { body: { personalData: true } })
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
  sharedRefusals(confirm(), [byLink(undefined, 'a b'), 'a link off the contract', 'emlid'])
})

describe('withdrawConsent', () => {
  const withdraw = donor.post('withdraw the consent', '/consent/withdrawal', withdrawConsent, {
    body: { withdrawal: true },
  })

  interaction(
    withdraw,
    'a signed-in donor',
    ok({
      withdrawnAt: moment('2026-11-10T09:00:00.000Z'),
      finalEmailDueAt: moment('2026-11-11T09:00:00.000Z'),
      publicListDueAt: moment('2026-11-12T09:00:00.000Z'),
    }),
  )
  sharedRefusals(withdraw)
})
