import { afterAll, expect, test } from 'vitest'
import { callControl } from '../testing/control-answer.ts'
import { makeApp, openWorld, signIn } from '../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

test('a body that is not stored any more says so, also in a state link, and the call is still counted', async () => {
  const { id } = await openWorld(app)
  const headers = await signIn(app, '10000001', `/w/${id}`)
  const journal = async (world: string) =>
    (await callControl(app, 'readJournal', `/sandbox/worlds/${world}/journal`)).body.entries
  const [before] = await journal(id)
  const payload = { feedback: 'x'.repeat(16_000) }
  for (let n = 0; n < 130; n++) await app.inject({ method: 'POST', url: `/w/${id}/api/nps`, headers, payload })
  const [first, ...others] = await journal(id)
  const { request, response } = before.call
  expect(request.content).toEqual({ username: '10000001', password: '•••' })
  const dropped = ({ size }: { size: number }) => ({ size, isDropped: true })
  expect(first).toEqual({ ...before, call: { ...before.call, request: dropped(request), response: dropped(response) } })
  expect(others.at(-1).call.request.content).toEqual(payload)

  const query = 'operationId=logIn&person=10000001&times=1'
  const url = `/sandbox/worlds/${id}/journal/verify?${query}`
  expect((await callControl(app, 'verifyJournal', url)).body).toMatchObject({ holds: true, ids: ['j-1'] })
  const { link } = (await app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/snapshots`, payload: {} })).json()
  const entered = await app.inject(link)
  const copy = /sandbox-world=([^;]+)/.exec(entered.headers['set-cookie'] as string)?.[1] ?? ''
  expect((await journal(copy))[0]).toEqual(first)
})
