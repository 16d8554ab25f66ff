import { afterAll, describe, expect, test } from 'vitest'
import { makeApp } from '../testing/test-app.ts'
import { statesOfAccounts } from './states-of-accounts.ts'

const app = makeApp()
afterAll(() => app.close())

const password = 'modrá-lampa-7'

const setUp = async (state: string): Promise<{ world: string; resetToken?: string }> =>
  (await app.inject({ method: 'POST', url: '/sandbox/provider-states', payload: { state } })).json()

const post = async (world: string, path: string, payload: object) =>
  (
    await app.inject({
      method: 'POST',
      url: `/w/${world}/api/${path}`,
      payload,
    })
  ).json()

const links: [state: string, want: object][] = [
  ['a link to a new password', { error_code: 200 }],
  ['an expired link to a new password', { error_code: 408, error: 'reset-link-expired' }],
  ['a replaced link to a new password', { error_code: 408, error: 'reset-link-expired' }],
  ['a used link to a new password', { error_code: 409, error: 'reset-link-used' }],
]

describe('a provider state of accounts', () => {
  test.each(links)('given %s, opening it and using it have the same result: %o', async (state, want) => {
    const { world, resetToken } = await setUp(state)
    expect(await post(world, 'passwordReset/link', { resetToken })).toMatchObject(want)
    expect(await post(world, 'passwordReset/password', { resetToken, password })).toMatchObject(want)
  })

  test('has a test', () =>
    expect(links.map(([state]) => state).toSorted()).toEqual(Object.keys(statesOfAccounts).toSorted()))
})
