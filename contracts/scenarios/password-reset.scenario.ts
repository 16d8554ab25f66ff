import { expect, test } from 'vitest'
import { resetToken } from './letters.ts'
import { openWorld, type ScenarioWorld } from './world.ts'

const jana = 'jana@example.com'
const password = 'modrá-lampa-7'

const requestReset = (world: ScenarioWorld, username = jana) => world.visitor().post('/passwordReset', { username })
const look = (world: ScenarioWorld, token: string) => world.visitor().post('/passwordReset/link', { resetToken: token })
const set = (world: ScenarioWorld, token: string) =>
  world.visitor().post('/passwordReset/password', { resetToken: token, password })

test('a forgotten password is replaced by the link from the e-mail', async () => {
  await using world = await openWorld({ frozen: true })
  expect(await requestReset(world, '10000001')).toMatchObject({ error_code: 200 })
  const token = await resetToken(world, jana)
  expect(await look(world, token)).toMatchObject({ response: { goodUntil: '2026-11-10T10:00:00.000Z' } })
  expect(await set(world, token)).toMatchObject({ error_code: 200 })

  await world.signIn('10000001', password)
  const old = await world.visitor().post('/login', { username: '10000001', password: 'andel123' })
  expect(old).toMatchObject({ error_code: 401, error: 'wrong-credentials' })
  expect((await world.messages({ to: jana })).at(-1)).toMatchObject({ subject: 'Heslo bylo změněno' })
})

test('every request gets the same answer, but only a known donor with an e-mail gets a letter', async () => {
  await using world = await openWorld()
  const answers = await Promise.all(
    ['10000001', '10000003', '99999999', 'nobody@example.com', '2000001', 'admin', '11111111'].map((name) =>
      requestReset(world, name),
    ),
  )
  for (const answer of answers) expect(answer).toEqual({ status: 200, error_code: 200 })
  expect((await world.messages()).map(({ to }) => to)).toEqual([jana])
})

test.each([
  ['PT59M59.999S', { error_code: 200 }],
  ['PT60M', { error_code: 408, error: 'reset-link-expired' }],
])('a link after %s', async (age, want) => {
  await using world = await openWorld({ frozen: true })
  await requestReset(world)
  const token = await resetToken(world, jana)
  await world.advance(age)
  expect(await look(world, token)).toMatchObject(want)
  expect(await set(world, token)).toMatchObject(want)
})

test('a reset link sets one password, and a newer link invalidates it', async () => {
  await using world = await openWorld()
  await requestReset(world)
  const older = await resetToken(world, jana)
  await requestReset(world)
  const newer = await resetToken(world, jana)
  expect(await look(world, older)).toMatchObject({ error_code: 408, error: 'reset-link-expired' })
  await set(world, newer)
  expect(await set(world, newer)).toMatchObject({ error_code: 409, error: 'reset-link-used' })
  expect(await look(world, newer)).toMatchObject({ error_code: 409, error: 'reset-link-used' })
})

test('a new password ends the sessions of its owner and no others', async () => {
  await using world = await openWorld()
  const [phone, laptop, company] = await Promise.all([jana, '10000001', '10000002'].map((name) => world.signIn(name)))
  await requestReset(world)
  await set(world, await resetToken(world, jana))
  const ended = { status: 401, error_code: 401, error: 'token-invalid' }
  expect([await phone?.get('/userProfile'), await laptop?.get('/userProfile')]).toEqual([ended, ended])
  expect(await company?.get('/userProfile')).toMatchObject({ error_code: 200 })
})

test('a new password unlocks an account that wrong passwords locked', async () => {
  await using world = await openWorld()
  await requestReset(world, '10000008')
  await set(world, await resetToken(world, 'zamceno@example.com'))
  expect((await world.signIn('10000008', password)).person.personId).toBe('p-10000008')
})

test('the sixth letter in an hour is not sent, with the same answer', async () => {
  await using world = await openWorld({ frozen: true })
  for (let sent = 0; sent < 6; sent += 1) expect(await requestReset(world)).toMatchObject({ error_code: 200 })
  expect(await world.messages({ to: jana })).toHaveLength(5)
  await world.advance('PT1H')
  await requestReset(world)
  expect(await world.messages({ to: jana })).toHaveLength(6)
})

test('a reset link is refused in another world', async () => {
  await using here = await openWorld({ seed: 7 })
  await using there = await openWorld({ seed: 7 })
  await requestReset(here)
  await requestReset(there)
  expect(await look(there, await resetToken(here, jana))).toMatchObject({
    error_code: 404,
    error: 'reset-link-not-found',
  })
})

test('a common password is refused by every operation that sets one, and a reset link still works afterwards', async () => {
  await using world = await openWorld()
  const refused = { status: 200, error_code: 422, error: 'common-password', fields: { password: 'common' } }
  const donor = await world.signIn('10000001')
  expect(await donor.post('/password', { oldPassword: 'andel123', password: 'Superman' })).toMatchObject(refused)
  const newDonor = {
    kind: 'person',
    firstName: 'Eva',
    lastName: 'Horká',
    email: 'eva.horka@example.com',
    password: '123456789',
    consentPersonalData: true,
    consentTerms: true,
    newsletter: false,
  }
  expect(await world.visitor().post('/registration', newDonor)).toMatchObject(refused)
  await requestReset(world)
  const token = await resetToken(world, jana)
  const body = { resetToken: token, password: 'iloveyou' }
  expect(await world.visitor().post('/passwordReset/password', body)).toMatchObject(refused)
  expect(await set(world, token)).toMatchObject({ error_code: 200 })
})
