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
  expect(await look(world, token)).toMatchObject({ response: { expiresAt: '2026-11-10T10:00:00.000Z' } })
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
