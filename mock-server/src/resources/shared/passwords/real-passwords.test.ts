import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { provider } from '../../../provider.ts'
import { bundledDocument } from '../../../testing/bundled-contract.ts'
import { signedInPerson } from '../../../testing/person.ts'

/** Uses scrypt as the product does: every other test replaces it with `quickPasswords`. */
const app = buildApp(provider(bundledDocument), { log: () => {} })
afterAll(() => app.close())

const visitor = { authorization: '' }
const GOOD = { error_code: 200 }
const WRONG = { error_code: 401, error: 'wrong-credentials' }

test('the login, the change of a password, its reset, the change of an e-mail and the registration use scrypt consistently', async () => {
  const jana = await signedInPerson(app)
  const logIn = (password: string, username = '10000001') => jana.post('login', { username, password }, visitor)

  const changed = await jana.post('password', { oldPassword: 'andel123', password: 'modrá-lampa-7' })
  expect([changed, await logIn('andel123'), await logIn('modrá-lampa-7')]).toMatchObject([GOOD, WRONG, GOOD])

  const session = { authorization: changed.response.session.token as string }
  const email = 'jana.nova@example.com'
  expect(await jana.post('emailChange', { email, password: 'andel123' }, session)).toMatchObject(WRONG)
  expect(await jana.post('emailChange', { email, password: 'modrá-lampa-7' }, session)).toMatchObject(GOOD)

  await jana.post('passwordReset', { username: '10000001' }, visitor)
  const letter = (await jana.messages()).find(({ link }) => link?.includes('obnova-hesla'))
  const resetToken = new URL(letter?.link ?? '').searchParams.get('odkaz')
  const reset = await jana.post('passwordReset/password', { resetToken, password: 'jiné-heslo-8' }, visitor)
  expect([reset, await logIn('modrá-lampa-7'), await logIn('jiné-heslo-8')]).toMatchObject([GOOD, WRONG, GOOD])

  const registered = await jana.post(
    'registration',
    {
      kind: 'person',
      firstName: 'Eva',
      lastName: 'Horká',
      email: 'eva.horka@example.com',
      password: 'modrá-lampa-7',
      consentPersonalData: true,
      consentTerms: true,
      newsletter: false,
    },
    visitor,
  )
  expect(registered).toMatchObject(GOOD)
  expect([
    await logIn('andel123', 'eva.horka@example.com'),
    await logIn('modrá-lampa-7', 'eva.horka@example.com'),
  ]).toMatchObject([WRONG, GOOD])
})
