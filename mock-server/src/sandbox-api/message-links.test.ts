import { afterAll, describe, expect, test } from 'vitest'
import { makeApp, openWorld } from '../testing/test-app.ts'
import { withAddress } from './message-links.ts'

const plain = { id: 'm-1', at: 0, channel: 'email', to: 'jana@example.com', text: '' } as const

describe('a message with a link into the portal', () => {
  test('has a complete address, in its text too and nowhere else', () => {
    const link = '/obnova-hesla?odkaz=rst_1'
    const text = `Nastavíte si ho zde:\n\n${link}\n\nNe ${link}2, a\u00a0/login také ne.`
    expect(withAddress({ ...plain, link, text }, 'https://portal.example')).toEqual({
      ...plain,
      link: `https://portal.example${link}`,
      text: `Nastavíte si ho zde:\n\nhttps://portal.example${link}\n\nNe ${link}2, a\u00a0/login také ne.`,
    })
  })

  test.each([undefined, 'https://example.com/dar', '//example.com'])('but the link %s is unchanged', (link) => {
    const message = { ...plain, text: `${link} /login`, ...(link && { link }) }
    expect(withAddress(message, 'https://portal.example')).toEqual(message)
  })
})

const resetLinkFor = async (app: ReturnType<typeof makeApp>, host: string) => {
  const { id } = await openWorld(app)
  await app.inject({ method: 'POST', url: `/w/${id}/api/passwordReset`, payload: { username: '10000001' } })
  const answer = await app.inject({ url: `/sandbox/worlds/${id}/messages`, headers: { host } })
  return answer.json().messages[0].link as string
}

describe('the inbox returns links with', () => {
  const app = makeApp()
  const deployed = makeApp({ portalOrigin: 'https://portal.example' })
  afterAll(() => Promise.all([app.close(), deployed.close()]))

  test('the origin of the request', async () =>
    expect(await resetLinkFor(app, 'localhost:4010')).toMatch(/^http:\/\/localhost:4010\/obnova-hesla\?odkaz=rst_/))

  test('the portal’s own origin if it is configured', async () =>
    expect(await resetLinkFor(deployed, 'localhost:4010')).toMatch(
      /^https:\/\/portal\.example\/obnova-hesla\?odkaz=rst_/,
    ))
})

test('the page at /sandbox opens a link in the world of the message', async () => {
  const app = makeApp()
  const { id } = await openWorld(app)
  await app.inject({ method: 'POST', url: `/w/${id}/api/passwordReset`, payload: { username: '10000001' } })
  const [href = ''] = (await app.inject(`/sandbox?world=${id}`)).body.match(/\/sandbox\/enter\/[^"]+/) ?? []
  const entered = await app.inject(href)
  expect(entered.statusCode).toBe(302)
  expect(entered.headers.location).toMatch(/^\/obnova-hesla\?odkaz=rst_/)
  expect(entered.headers['set-cookie']).toContain(id)
  await app.close()
})

test('a code in the inbox says whether it still works, and until when', async () => {
  const app = makeApp()
  const { id } = await openWorld(app, { frozen: true })
  const family = { personalNumber: '2000001', birthDate: '1985-04-01' }
  const send = (payload: object) => app.inject({ method: 'POST', url: `/w/${id}/api/loginRecipient`, payload })
  const request = async () =>
    (await send({ step: 'login', ...family, phoneId: 'phone-1' })).json<{ Data: { TransactionId: string } }>().Data
      .TransactionId
  const codes = async () =>
    (await app.inject(`/sandbox/worlds/${id}/messages`)).json<{
      messages: { code: string; codeStatus: string; codeGoodUntil: string }[]
    }>().messages
  const statuses = async () => (await codes()).map(({ codeStatus }) => codeStatus)
  const transactionId = await request()
  const [first] = await codes()
  expect(first).toMatchObject({ codeStatus: 'open', codeGoodUntil: '2026-11-10T09:15:00.000Z' })
  await send({ step: 'verify', transactionId, code: first?.code })
  await request()
  expect(await statuses()).toEqual(['used', 'open'])
  await request()
  expect(await statuses()).toEqual(['used', 'replaced', 'open'])
  await app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: 'PT15M' } })
  expect(await statuses()).toEqual(['used', 'replaced', 'expired'])
  // The next code removes those that ended long ago from the state.
  await app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance: 'P1D' } })
  await request()
  expect(await statuses()).toEqual(['expired', 'expired', 'expired', 'open'])
  await app.close()
})
