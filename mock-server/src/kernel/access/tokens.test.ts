import { createSigner } from 'fast-jwt'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { provider } from '../../provider.ts'
import { bundledDocument } from '../../testing/bundled-contract.ts'
import { makeApp, openWorld, signIn } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

test('without a configured secret every server start has a new secret', async () => {
  const start = () => buildApp(provider(bundledDocument), { logLevel: 'silent' })
  const [first, second] = [start(), start()]
  const profileOf = async (headers: Record<string, string>) =>
    (await first.inject({ url: '/api/userProfile', headers })).json().error as string | undefined
  const own = await signIn(first)
  expect(await profileOf(own)).toBeUndefined()
  expect(await profileOf(await signIn(second))).toBe('token-invalid')
  const claims = JSON.parse(Buffer.from(own.authorization.split('.')[1] ?? '', 'base64url').toString()) as object
  for (const key of ['sandbox', 'secret', 'undefined']) {
    const authorization = createSigner({ key })({ ...claims })
    expect(await profileOf({ ...own, authorization })).toBe('token-invalid')
  }
  await Promise.all([first.close(), second.close()])
})

test('the answer says that the world’s clock is stopped, also to a page of another origin', async () => {
  const origin = 'https://portal.example.cz'
  const open = makeApp({ origins: [origin] })
  const { id } = await openWorld(open, { frozen: true })
  const read = async () => {
    const { headers } = await open.inject({ url: `/w/${id}/api/valueStore/nps_showStart`, headers: { origin } })
    return [headers['x-clock'], headers['access-control-expose-headers']]
  }
  expect(await read()).toEqual(['stopped', 'Date, Retry-After, X-Request-Id, X-Clock'])
  await open.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { frozen: false } })
  expect(await read()).toEqual([undefined, 'Date, Retry-After, X-Request-Id'])
  await open.close()
})

test('two runs with the same id and seed give the same answers, byte for byte, apart from the real time of their calls', async () => {
  const REAL_TIME = /"durationMs":[\d.]+,"realAt":"[\dT:.-]+Z"/g
  const run = async () => {
    const { id } = await openWorld(app, { id: 'twin', seed: 5 })
    const bodies = [
      (
        await app.inject({
          method: 'POST',
          url: `/w/${id}/api/login`,
          payload: { username: '10000001', password: 'andel123' },
        })
      ).body,
    ]
    const login = { step: 'login', personalNumber: '2000001', birthDate: '1985-04-01', phoneId: 'phone-1' }
    bodies.push((await app.inject({ method: 'POST', url: `/w/${id}/api/loginRecipient`, payload: login })).body)
    bodies.push(
      (await app.inject(`/sandbox/worlds/${id}/messages`)).body,
      (await app.inject(`/sandbox/worlds/${id}/journal`)).body.replaceAll(REAL_TIME, '"real time"'),
    )
    await app.inject({ method: 'DELETE', url: `/sandbox/worlds/${id}` })
    return bodies
  }
  const first = await run()
  expect(first.at(-1)?.split('"real time"')).toHaveLength(3)
  expect(first).toEqual(await run())
})
