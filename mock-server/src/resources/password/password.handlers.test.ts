import { describe, expect, test, vi } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { deriveQuickly } from '../../testing/quick-passwords.ts'
import { makeApp, withHandlers } from '../../testing/test-app.ts'
import type { Derive } from '../shared/passwords/password.ts'
import { changePasswordBy } from './password.handlers.ts'

const password = 'modrá-lampa-7'
const right = { oldPassword: 'andel123', password }

test.each([
  ['admin', 'admin'],
  ['10000005', 'oou'],
  ['10000010', 'emlid'],
])('the password may be changed by %s, who keeps the scope %s', async (username, scope) => {
  const app = makeApp()
  const person = await signedInPerson(app, username)
  const { session } = (await person.post('password', right)).response
  const claims = JSON.parse(Buffer.from(session.token.split('.')[1], 'base64url').toString())
  expect([session.scope, claims.scope]).toEqual([scope, scope])
  await app.close()
})

describe('a wrong old password', () => {
  const wrong = { ...right, oldPassword: 'andel124' }

  test('costs the same hashes as a right one and as that of an unknown account (rule 19.5)', async () => {
    const derive = vi.fn<Derive>(deriveQuickly)
    const counted = makeApp({}, withHandlers({ changePassword: changePasswordBy(derive) }))
    const jana = await signedInPerson(counted)
    const costOf = async (call: () => Promise<unknown>) => {
      derive.mockClear()
      await call()
      return derive.mock.calls.length
    }
    const costs = [await costOf(() => jana.post('password', wrong)), await costOf(() => jana.post('password', right))]
    const setUp = {
      method: 'POST',
      url: '/sandbox/provider-states',
      payload: { state: 'a signed-in recipient' },
    } as const
    const { world, token, uid } = (await counted.inject(setUp)).json()
    const headers = { authorization: token, uid }
    const request = { method: 'POST', url: `/w/${world}/api/password`, headers, payload: right } as const
    let refused: object = {}
    costs.push(await costOf(async () => (refused = (await counted.inject(request)).json())))
    expect(refused).toEqual({ error_code: 409, error: 'no-password' })
    expect(costs).toEqual([2, 2, 2])
    await counted.close()
  })
})
