import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyWorldState } from '../domain/state/world-state.ts'
import { callControl } from '../testing/control-answer.ts'
import { makeApp, openWorld } from '../testing/test-app.ts'
import { linkedPages } from './linked-pages.ts'

const app = makeApp()
afterAll(() => app.close())

let id: string
beforeEach(async () => ({ id } = await openWorld(app, { frozen: true })))

type Link = { address: string; opens: string }

const call = async (path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/w/${id}/api${path}`, payload })).json()
const control = (method: 'PATCH' | 'POST', path: string, payload: object) =>
  app.inject({ method, url: `/sandbox/worlds/${id}${path}`, payload })

/** The links of the newest message. */
async function linksNow(): Promise<Link[]> {
  const { messages } = (await app.inject(`/sandbox/worlds/${id}/messages`)).json()
  const { body } = await callControl(app, 'getMessage', `/sandbox/worlds/${id}/messages/${messages.at(-1).id}`)
  return (body as { links: Link[] }).links
}

describe('the link of a message', () => {
  test('to a new password works until an hour is over', async () => {
    await call('/passwordReset', { username: '10000001' })
    expect(await linksNow()).toEqual([{ address: expect.stringContaining('/obnova-hesla?odkaz=rst_'), opens: 'works' }])
    await control('PATCH', '/clock', { advance: 'PT1H' })
    expect(await linksNow()).toMatchObject([{ opens: 'expired' }])
  })

  test('to a returned request works once, and then requires a fact', async () => {
    await control('POST', '/triggers', { kind: 'request-decided', request: 'Z-2026-0001', decision: 'return' })
    const [link] = await linksNow()
    expect(link).toMatchObject({ opens: 'works' })
    const linkKey = new URL(link?.address ?? '').searchParams.get('odkaz')
    expect(await call('/linkExchange', { kind: 'help-request', linkKey })).toMatchObject({ error_code: 200 })
    expect(await linksNow()).toMatchObject([{ opens: 'opened' }])
    await control('PATCH', '/clock', { advance: 'P8D' })
    expect(await linksNow()).toMatchObject([{ opens: 'expired' }])
  })

  test('of another site, of a page without a key, and with a key that this world does not know, each once', () => {
    const origin = 'http://localhost:4010'
    const text = `${origin}/login ${origin}/login, https://example.com/dar a ${origin}/jak-pomahat?pravidelna=lnk_1 (${origin}/obnova-hesla?ucel=vratit-email&odkaz=u).`
    const message = { id: 'm-1', at: 0, channel: 'email', to: 'jana@example.com', text } as const
    expect(linkedPages(message, origin, emptyWorldState, 0)).toEqual([
      { address: `${origin}/login`, opens: 'page' },
      { address: 'https://example.com/dar', opens: 'elsewhere' },
      { address: `${origin}/jak-pomahat?pravidelna=lnk_1`, opens: 'unknown' },
      { address: `${origin}/obnova-hesla?ucel=vratit-email&odkaz=u`, opens: 'unknown' },
    ])
  })
})
