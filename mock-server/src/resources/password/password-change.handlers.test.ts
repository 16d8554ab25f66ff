import { afterAll, describe, expect, test, vi } from 'vitest'
import { signedInPerson } from '../../testing/person.ts'
import { deriveQuickly } from '../../testing/quick-passwords.ts'
import { makeApp, signIn, withHandlers } from '../../testing/test-app.ts'
import type { Derive } from '../shared/passwords/password.ts'
import { changePasswordBy } from './password-change.handlers.ts'

const app = makeApp()
afterAll(() => app.close())

const password = 'modrá-lampa-7'
const right = { oldPassword: 'andel123', password }
const ENDED = { status: 401, error_code: 401, error: 'token-invalid' }

describe('changing the password', () => {
  test('twice leaves only the newest session', async () => {
    const jana = await signedInPerson(app)
    const first = (await jana.post('password', right)).response.session.token
    const again = { oldPassword: password, password: 'jiné-heslo-8' }
    const second = (await jana.post('password', again, { authorization: first })).response.session.token
    expect(await jana.get('userProfile', { authorization: first })).toMatchObject(ENDED)
    expect(await jana.get('userProfile', { authorization: second })).toMatchObject({ error_code: 200 })
  })

  test('has no password in the journal', async () => {
    const jana = await signedInPerson(app)
    await jana.post('password', right)
    const journal = await jana.journal('changePassword')
    expect(journal).toContain('credentials')
    expect(journal).not.toMatch(/andel123|modrá|scrypt/)
  })

  test.each([
    ['admin', 'admin'],
    ['10000005', 'oou'],
    ['10000010', 'emlid'],
  ])('is allowed for %s, who keeps the scope %s', async (username, scope) => {
    const person = await signedInPerson(app, username)
    expect((await person.post('password', right)).response.session.scope).toBe(scope)
  })
})

describe('a wrong old password', () => {
  const wrong = { ...right, oldPassword: 'andel124' }

  test('leaves the session open: the next call succeeds', async () => {
    const jana = await signedInPerson(app)
    await jana.post('password', wrong)
    expect(await jana.get('userProfile')).toMatchObject({ error_code: 200 })
  })

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

test('a hash compared before the password was changed elsewhere does not open the account', async () => {
  const jana = await signedInPerson(app)
  const other = { authorization: (await signIn(app, '10000001', `/w/${jana.world}`)).authorization }
  const answers = await Promise.all([jana.post('password', right), jana.post('password', right, other)])
  expect(answers.filter(({ error_code }) => error_code === 200)).toHaveLength(1)
})
