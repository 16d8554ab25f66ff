import { expect, test } from 'vitest'
import { handlers } from '#generated/provider.handlers.ts'
import type { AnyHandler } from '../../kernel/handler.ts'
import { makeApp, signIn, type TestApp, withHandlers } from '../../testing/test-app.ts'

const post = (app: TestApp, url: string, headers: Record<string, string>, payload?: object) =>
  app.inject({ method: 'POST', url: `/api/${url}`, headers, ...(payload && { payload }) })
const end = (app: TestApp, headers: Record<string, string>) =>
  app.inject({ method: 'DELETE', url: '/api/session', headers })

test('a logout ends the token of a consent too, and no consent begins a session', async () => {
  const app = makeApp()
  const headers = await signIn(app, '10000005')
  const confirmed = await post(app, 'consent', headers, { personalData: true })
  const { token } = confirmed.json<{ response: { session: { token: string } } }>().response.session
  expect((await end(app, headers)).json()).toEqual({ error_code: 200 })
  for (const authorization of [headers.authorization, token])
    expect((await post(app, 'consent', { authorization }, { personalData: true })).json().error).toBe('token-invalid')
  await app.close()
})

test('a call that waits while its session ends is refused and answers with no token', async () => {
  const prepare: AnyHandler['prepare'] = async () => end(app, headers)
  const changePassword = { ...(handlers.changePassword as AnyHandler), prepare }
  const app: TestApp = makeApp({}, withHandlers({ changePassword }))
  const headers = await signIn(app)
  const answer = await post(app, 'password', headers, { oldPassword: 'andel123', password: 'modrá-lampa-7' })
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'token-invalid'])
  await app.close()
})
