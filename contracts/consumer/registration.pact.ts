import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { registerDonor } from '#web/features/registration/registration-queries.ts'
import type { RegistrationRequest } from '#web/shared/api/wire.ts'
import { DEFAULT, interaction, ok, type PortalCall, refused } from './interaction.ts'
import { badRequest, failures, keyReused } from './refusals.ts'

const { regex } = MatchersV3
const key = 'pact-registration-0001'
const jana: RegistrationRequest = {
  kind: 'person',
  firstName: 'Jana',
  lastName: 'Nováková',
  email: 'nova.jana@example.com',
  password: 'modrá-lampa-7',
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
}
const bakery: RegistrationRequest = {
  kind: 'company',
  companyName: 'Pekárna U Mostu s.r.o.',
  registrationNumber: '00006947',
  email: 'pekarna.nova@example.com',
  password: 'modrá-lampa-7',
  consentPersonalData: true,
  consentTerms: true,
  newsletter: true,
  contribution: { amount: 300, frequency: 'recurring', method: 'transfer' },
}
const opened = (email: string) => ok({ angelNumber: regex('^[0-9]{4,10}$', '10000011'), email })

describe('registerDonor', () => {
  const register = (operation = 'register', body: RegistrationRequest = jana): PortalCall => ({
    operation,
    as: 'visitor',
    method: 'POST',
    path: '/registration',
    headers: { 'Idempotency-Key': key },
    body,
    call: (api) => registerDonor(api, body, key),
  })

  interaction(register('register a person'), DEFAULT, opened('nova.jana@example.com'))
  interaction(
    register('register a company with its first contribution', bakery),
    DEFAULT,
    opened('pekarna.nova@example.com'),
  )
  interaction(
    register('register with an e-mail that has an account', { ...jana, email: 'jana@example.com' }),
    DEFAULT,
    refused(409, 'email-taken', { fields: { email: 'taken' } }),
  )
  interaction(
    register('register with a common password', { ...jana, password: 'Password' }),
    DEFAULT,
    refused(422, 'common-password', { fields: { password: 'common' } }),
  )
  interaction(
    register('register with the own name as the password', { ...jana, password: 'Jana.Nováková' }),
    DEFAULT,
    refused(422, 'common-password', { fields: { password: 'own' } }),
  )
  badRequest(register(undefined, { ...jana, lastName: 'Nová\nHlavička: x' }), 'a name of two lines', 'lastName')
  badRequest(register(undefined, { ...jana, password: 'krátk' }), 'a password of five characters', 'password')
  keyReused(register(), 'registerDonor')
  failures(register())
})
