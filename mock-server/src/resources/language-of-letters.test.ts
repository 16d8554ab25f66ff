import { afterAll, expect, test } from 'vitest'
import { callerIn } from '../testing/person.ts'
import { makeApp, openWorld, signIn } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const EMAIL = 'jana.nova@example.com'
const PASSWORD = 'modrá-lampa-7'

test('every letter about an account is in the language of the call that sends it', async () => {
  const world = (await openWorld(app)).id
  const jana = callerIn(app, world, { ...(await signIn(app, '10000001', `/w/${world}`)), lang: 'en' })
  const VISITOR = { authorization: '', uid: '' }
  const last = async () => (await jana.messages()).at(-1)
  const keyOfLast = async () => /odkaz=([\w-]+)/.exec((await last())?.text ?? '')?.[1]

  const { changeId } = (await jana.post('emailChange', { email: EMAIL, password: 'andel123' })).response
  await jana.post('emailChange/verification', { changeId, code: (await last())?.code })
  await jana.post('emailChange/undo', { undoToken: await keyOfLast() }, VISITOR)
  await jana.post('passwordReset', { username: '10000001' }, VISITOR)
  await jana.post('passwordReset/password', { resetToken: await keyOfLast(), password: PASSWORD }, VISITOR)
  const login = async (password: string) => {
    const { response } = await jana.post('login', { username: '10000001', password }, VISITOR)
    return { authorization: response.token as string }
  }
  await jana.post('password', { oldPassword: PASSWORD, password: 'jiné-heslo-8' }, await login(PASSWORD))
  const again = await login('jiné-heslo-8')
  const lost = { type: 'transfer', paidOn: '2026-10-05', amount: 777, variableSymbol: '10000001' }
  await jana.post('missingPayment', lost, again)
  await jana.post('consent/withdrawal', { withdrawal: true }, again)
  await jana.advance('P1D')

  const own = (await jana.messages()).filter(({ to }) => [EMAIL, 'jana@example.com'].includes(to))
  expect(own.map(({ subject }) => subject)).toEqual([
    'Your code to change the e-mail',
    'The e-mail of your account was changed',
    'The e-mail of your account was restored',
    'The change of your e-mail was undone',
    'A new password for your Good Angel account',
    'Your password was changed',
    'Your password was changed',
    expect.stringContaining('We are looking for your payment'),
    'Your consent to personal data is withdrawn',
  ])
})
