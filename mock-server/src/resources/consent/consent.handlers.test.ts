import { afterAll, describe, expect, test } from 'vitest'
import { makeApp, openWorld, signIn } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

async function person(username: string) {
  const { id } = await openWorld(app)
  const prefix = `/w/${id}`
  const headers = await signIn(app, username, prefix)
  const read = async (as: object = headers, query = '') =>
    (await app.inject({ url: `${prefix}/api/consent${query}`, headers: { ...as } })).json()
  const confirm = async (as: object = headers, more: object = {}) =>
    (
      await app.inject({
        method: 'POST',
        url: `${prefix}/api/consent`,
        headers: { ...as },
        payload: { personalData: true, ...more },
      })
    ).json()
  return { prefix, headers, read, confirm }
}

describe('a person who must confirm the consent', () => {
  test('may confirm it again, with the previous token too, and nothing changes', async () => {
    const { prefix, confirm, headers } = await person('10000005')
    await confirm()
    const again = await confirm(headers)
    expect(again.response).toMatchObject({ confirmedOn: '2026-11-10', session: { scope: 'donor' } })
    const world = prefix.slice(3)
    const { entries } = (await app.inject(`/sandbox/worlds/${world}/journal?operationId=confirmConsent`)).json()
    expect(entries.map(({ changes }: { changes: unknown[] }) => changes.length)).toEqual([2, 0])
  })
})

describe('the link from an e-mail', () => {
  const emlid = 'jana-nps-2026'

  test('shows and confirms the consent of its owner and does not sign in', async () => {
    const { read, confirm } = await person('10000005')
    expect(await read({}, `?emlid=${emlid}`)).toEqual({ error_code: 200, response: { confirmedOn: '2024-03-15' } })
    const want = { confirmedOn: '2024-03-15', session: null }
    expect((await confirm({}, { emlid })).response).toEqual(want)
    // Another signed-in person does not become the owner.
    const { headers, confirm: confirmAs } = await person('10000005')
    expect((await confirmAs(headers, { emlid })).response).toEqual(want)
  })

  test('is not found if it is unknown', async () => {
    const { read, confirm } = await person('10000005')
    const want = { error_code: 404, error: 'rating-link-not-found' }
    expect(await read({}, '?emlid=nobody-2026')).toEqual(want)
    expect(await confirm({}, { emlid: 'nobody-2026' })).toEqual(want)
  })
})

test('reading and confirming the consent without a link needs a token, and a refusal is not a consent', async () => {
  const { read, confirm, headers } = await person('10000005')
  const missing = { error_code: 401, error: 'token-missing' }
  expect(await read({})).toEqual(missing)
  expect(await confirm({})).toEqual(missing)
  expect(await confirm({}, { emlid: null })).toEqual(missing)
  expect(await confirm(headers, { personalData: false })).toMatchObject({
    error_code: 400,
    fields: { personalData: 'invalid' },
  })
})
