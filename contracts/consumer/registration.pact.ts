import { MatchersV3 } from '@pact-foundation/pact'
import { describe } from 'vitest'
import { registerDonor } from '#web/features/registration/registration-queries.ts'
import type { RegistrationRequest } from '#web/shared/api/wire.ts'
import { exampleOf, readContract } from '../contract.ts'
import { DEFAULT, interaction, ok, refused, visitor } from './interaction.ts'
import { badRequest, sharedRefusals } from './refusals.ts'

const { regex } = MatchersV3
const key = 'pact-registration-0001'
type Person = Extract<RegistrationRequest, { kind: 'person' }>
const { contribution: _card, ...jana } = exampleOf(readContract(), 'registerDonor', 'person') as Person
const bakery: RegistrationRequest = {
  ...(exampleOf(readContract(), 'registerDonor', 'company') as RegistrationRequest),
  contribution: { amount: 300, frequency: 'recurring', method: 'transfer' },
}
const opened = (email: string) => ok({ angelNumber: regex('^[0-9]{4,10}$', '10000011'), email })

describe('registerDonor', () => {
  const register = (operation = 'register', body: RegistrationRequest = jana) =>
    visitor.post(operation, '/registration', (api) => registerDonor(api, body, key), { key, body })

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
  sharedRefusals(register(), [
    register(undefined, { ...jana, password: 'krátk' }),
    'a password of five characters',
    'password',
  ])
})
