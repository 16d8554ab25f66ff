import { describe, expect, test } from 'vitest'
import type { CallerIdentity, ScenarioCaller } from './caller.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

const jana = 'jana@example.com'
const withdraw = (donor: ScenarioCaller) => donor.post('/consent/withdrawal', { withdrawal: true })

/** Signs in after a withdrawal and returns the session with its scope. */
const signIn = async (world: ScenarioWorld) => {
  const { response } = await world.visitor().post('/login', { username: '10000001', password: 'andel123' })
  const { scope, ...person } = response as CallerIdentity & { scope: string }
  return { scope, donor: world.caller(person) }
}

const listing = async (world: ScenarioWorld) => {
  const { response } = await (await signIn(world)).donor.get('/userProfile')
  return (response as { profile: { donor: { publicListing: object } } }).profile.donor.publicListing
}

describe('the withdrawal of consent', () => {
  test('ends every session of the donor at once, and no other session', async () => {
    await using world = await openWorld({ frozen: true })
    const [phone, laptop, company] = await Promise.all(['10000001', jana, '10000002'].map((name) => world.signIn(name)))
    expect(phone && (await withdraw(phone))).toMatchObject({
      response: {
        withdrawnAt: '2026-11-10T09:00:00.000Z',
        finalEmailDueAt: '2026-11-11T09:00:00.000Z',
        publicListDueAt: '2026-11-12T09:00:00.000Z',
      },
    })
    const ended = { status: 401, error: 'token-invalid' }
    expect([await phone?.get('/userProfile'), await laptop?.get('/userProfile')]).toMatchObject([ended, ended])
    expect(await company?.get('/userProfile')).toMatchObject({ error_code: 200 })
  })

  test('removes the donor from the public list in the night, within 48 hours', async () => {
    await using world = await openWorld({ frozen: true })
    expect(await listing(world)).toEqual({ isListed: true, changeDueAt: null })
    await withdraw(await world.signIn('10000001'))
    const night = '2026-11-11T02:00:00.000Z'
    expect(await listing(world)).toEqual({ isListed: true, changeDueAt: night })
    await world.advance('PT16H59M59.999S')
    expect(await listing(world)).toEqual({ isListed: true, changeDueAt: night })
    await world.advance('PT0.001S')
    expect(await listing(world)).toEqual({ isListed: false, changeDueAt: null })
  })

  test('makes the next sign-in ask for the consent before anything else', async () => {
    await using world = await openWorld()
    await withdraw(await world.signIn('10000001'))
    const { scope, donor } = await signIn(world)
    expect(scope).toBe('oou')
    expect(await donor.post('/nps', { rating: 9 })).toMatchObject({ status: 403, error: 'scope-forbidden' })
    expect(await donor.get('/consent')).toMatchObject({ response: { confirmedOn: null } })
  })

  test('ends with a new consent: full account, letter cancelled, other consents still off', async () => {
    await using world = await openWorld({ frozen: true })
    await withdraw(await world.signIn('10000001'))
    const { donor } = await signIn(world)
    const { response } = await donor.post('/consent', { personalData: true })
    const { session } = response as { session: CallerIdentity }
    const whole = world.caller(session)
    expect(session).toMatchObject({ scope: 'donor' })
    expect(await whole.get('/userProfile')).toMatchObject({
      response: {
        profile: {
          donor: { personalDataConsentOn: '2026-11-10', consents: { nameInPublicList: false, newsletter: false } },
        },
      },
    })
    await world.advance('P3D')
    expect(await world.messages({ to: jana })).toEqual([])
    expect(await listing(world)).toEqual({ isListed: false, changeDueAt: null })
    expect((await signIn(world)).scope).toBe('donor')
  })
})
