import { afterAll, describe, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfAccounts } from './states-of-accounts.ts'

const app = makeApp()
afterAll(() => app.close())

const password = 'modrá-lampa-7'
const jana = {
  kind: 'person',
  firstName: 'Jana',
  lastName: 'Nováková',
  email: 'nova.jana@example.com',
  password,
  consentPersonalData: true,
  consentTerms: true,
  newsletter: false,
}

const setUp = async (state: string): Promise<{ world: string; resetToken?: string }> =>
  (await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })).json()

const post = async (world: string, path: string, payload: object, key?: string) =>
  (
    await app.inject({
      method: 'POST',
      url: `/w/${world}/api/${path}`,
      headers: key === undefined ? {} : { 'idempotency-key': key },
      payload,
    })
  ).json()

const links: [state: string, want: object][] = [
  ['a link to a new password', { error_code: 200 }],
  ['an expired link to a new password', { error_code: 408, error: 'reset-link-expired' }],
  ['a replaced link to a new password', { error_code: 408, error: 'reset-link-expired' }],
  ['a used link to a new password', { error_code: 409, error: 'reset-link-used' }],
]
const keys: [state: string, path: string, payload: object, key: string][] = [
  ['an account was registered with the key pact-registration-0001', 'registration', jana, 'pact-registration-0001'],
  [
    'a password was reset with the key pact-new-password-0001',
    'passwordReset/password',
    { resetToken: 'rst_unknown00000000000', password },
    'pact-new-password-0001',
  ],
]

describe('a provider state of accounts', () => {
  test.each(links)('given %s, opening it and using it have the same result: %o', async (state, want) => {
    const { world, resetToken } = await setUp(state)
    expect(await post(world, 'passwordReset/link', { resetToken })).toMatchObject(want)
    expect(await post(world, 'passwordReset/password', { resetToken, password })).toMatchObject(want)
  })

  test.each(keys)('given %s, another body under it is refused', async (state, path, payload, key) => {
    const { world } = await setUp(state)
    const refused = { error_code: 409, error: 'idempotency-key-reused' }
    expect(await post(world, path, payload, key)).toEqual(refused)
  })

  test('has a test', () =>
    expect([...links, ...keys].map(([state]) => state).toSorted()).toEqual(Object.keys(statesOfAccounts).toSorted()))
})
