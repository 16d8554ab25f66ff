import { describe, expect, test } from 'vitest'
import type { CallerIdentity, ScenarioCaller } from './caller.ts'
import { codeTo } from './letters.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

const former = 'jana@example.com'
const email = 'jana.novakova@example.com'
const password = 'modrá-lampa-7'

const requestChange = async (donor: ScenarioCaller) => {
  const { response } = await donor.post('/emailChange', { email, password: 'andel123' })
  return (response as { changeId: string } | undefined)?.changeId ?? ''
}
const confirm = async (world: ScenarioWorld, donor: ScenarioCaller, changeId: string) =>
  donor.post('/emailChange/verification', { changeId, code: await codeTo(world, email) })
const logIn = (world: ScenarioWorld, username: string, typed = 'andel123') =>
  world.visitor().post('/login', { username, password: typed })

describe('a new e-mail', () => {
  test('is confirmed by its code: it signs in, the former one gets a notice and does not sign in', async () => {
    await using world = await openWorld()
    const jana = await world.signIn(former)
    const changeId = await requestChange(jana)
    const { response } = await confirm(world, jana, changeId)
    expect(response).toMatchObject({ profile: { email } })
    expect((await world.messages({ to: former })).at(-1)).toMatchObject({ subject: 'E-mail k\u00a0účtu byl změněn' })
    expect(await logIn(world, email.toUpperCase())).toMatchObject({ response: { personId: 'p-10000001' } })
    expect(await logIn(world, former)).toMatchObject({ error_code: 401, error: 'user-not-found' })
    expect(await jana.get('/userProfile')).toMatchObject({ status: 401, error: 'token-invalid' })
    const continued = jana.as({ token: (response as { token: string }).token })
    expect(await continued.get('/userProfile')).toMatchObject({ response: { profile: { email } } })
  })

  test('that was replaced can be registered again once an undo can no longer restore it', async () => {
    await using world = await openWorld({ frozen: true })
    const jana = await world.signIn('10000001')
    await confirm(world, jana, await requestChange(jana))
    const eva = {
      kind: 'person',
      firstName: 'Eva',
      lastName: 'Horká',
      email: former,
      password,
      consentPersonalData: true,
      consentTerms: true,
      newsletter: false,
    }
    await world.advance('PT71H59M59.999S')
    expect(await world.visitor().post('/registration', eva)).toMatchObject({ error: 'email-taken' })
    await world.advance('PT0.001S')
    expect(await world.visitor().post('/registration', eva)).toMatchObject({ error_code: 200 })
    expect(await world.visitor().post('/registration', { ...eva, email })).toMatchObject({ error: 'email-taken' })
  })
})

describe('the link in the old mailbox', () => {
  const undoTokenOf = async (world: ScenarioWorld) => {
    const link = (await world.messages({ to: former })).at(-1)?.link
    return link === undefined ? 'none-was-sent' : new URL(link).searchParams.get('odkaz')
  }

  test.each([
    ['PT71H59M59.999S', { error_code: 200, response: { email: former } }],
    ['PT72H', { error_code: 408, error: 'undo-link-expired' }],
    ['PT72H0.001S', { error_code: 408, error: 'undo-link-expired' }],
  ])('undoes the change, used after %s', async (wait, want) => {
    await using world = await openWorld({ frozen: true })
    const jana = await world.signIn('10000001')
    await confirm(world, jana, await requestChange(jana))
    const undoToken = await undoTokenOf(world)
    await world.advance(wait)
    expect(await world.visitor().post('/emailChange/undo', { undoToken })).toMatchObject(want)
  })

  test('returns the e-mail once, and the old address signs in again', async () => {
    await using world = await openWorld()
    const jana = await world.signIn('10000001')
    await confirm(world, jana, await requestChange(jana))
    const undoToken = await undoTokenOf(world)
    expect(await world.visitor().post('/emailChange/undo', { undoToken })).toMatchObject({ error_code: 200 })
    expect(await world.visitor().post('/emailChange/undo', { undoToken })).toMatchObject({ error: 'undo-link-used' })
    expect(await logIn(world, former)).toMatchObject({ error_code: 200 })
    expect(await logIn(world, email)).toMatchObject({ error: 'user-not-found' })
  })
})

describe('a new password', () => {
  test('ends every session except the one it returns, and is confirmed by e-mail', async () => {
    await using world = await openWorld()
    const [phone, laptop] = [await world.signIn('10000001'), await world.signIn(former)]
    const { response } = await phone.post('/password', { oldPassword: 'andel123', password })
    const ended = { status: 401, error: 'token-invalid' }
    expect([await phone.get('/userProfile'), await laptop.get('/userProfile')]).toMatchObject([ended, ended])
    const { session } = response as { session: CallerIdentity }
    expect(await world.caller(session).get('/userProfile')).toMatchObject({ error_code: 200 })
    expect(await logIn(world, '10000001')).toMatchObject({ error: 'wrong-credentials' })
    expect(await logIn(world, '10000001', password)).toMatchObject({ error_code: 200 })
    expect(await world.messages({ to: former })).toMatchObject([{ subject: 'Heslo bylo změněno' }])
  })
})
