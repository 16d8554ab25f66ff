import { afterAll, describe, expect, test } from 'vitest'
import { listen, makeApp, openWorld, signIn } from '../../testing/test-app.ts'

const app = makeApp()
/** Uses a real connection, since faults break it. */
const origin = `http://127.0.0.1:${await listen(app)}`
afterAll(() => app.close())

const KEY = { 'idempotency-key': 'one-view-0001' }
const SECRETS = /Svobod|602000201|svobodovi|Výsluní|674 01/

/** 10000001 in their own world, viewing the family of 2000001. */
async function viewer() {
  const { id } = await openWorld(app)
  const headers = await signIn(app, '10000001', `/w/${id}`)
  const control = `/sandbox/worlds/${id}`
  const view = (extra: Record<string, string> = {}) =>
    fetch(`${origin}/w/${id}/api/families/fam-k7p2/contact`, {
      method: 'POST',
      headers: { ...headers, ...extra, 'content-type': 'application/json' },
      body: JSON.stringify({ agreement: true }),
    })
  const views = async (): Promise<string[]> => {
    const { uid } = headers
    const answer = await app.inject({ url: `/w/${id}/api/families/fam-k7p2?uid=${uid}`, headers })
    return answer.json().response.contact.views
  }
  const fault = (kind: string, when: string, detail: object = {}) =>
    app.inject({
      method: 'POST',
      url: `${control}/faults`,
      payload: { operationId: 'viewFamilyContact', kind, when, times: 1, ...detail },
    })
  return { view, views, fault }
}

type Contact = { viewId: string; viewedAt: string }
const contactOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { response: Contact }).response

/** What reached the client before the connection broke. */
async function seen(view: () => Promise<Response>): Promise<string> {
  let text = ''
  try {
    const { body } = await view()
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  } catch {
    // The fault occurred.
  }
  return text
}

describe('each view of a contact is logged exactly once (rule 19.8)', () => {
  test.each([
    ['reset', {}],
    ['garbage', {}],
    ['html', {}],
    ['cut', { atPercent: 90 }],
    ['error_code', { errorCode: 500, error: 'internal-error' }],
  ])('a failure before the commit (%s): no log and no data', async (kind, detail) => {
    const { view, views, fault } = await viewer()
    await fault(kind, 'before', detail)
    expect(await seen(() => view(KEY))).not.toMatch(SECRETS)
    expect(await views()).toEqual([])
  })

  test.each([
    ['reset', {}],
    ['garbage', {}],
    ['html', {}],
    ['error_code', { errorCode: 500, error: 'internal-error' }],
  ])(
    'a failure after the commit (%s): one log, and the same key brings the data of that view',
    async (kind, detail) => {
      const { view, views, fault } = await viewer()
      await fault(kind, 'after', detail)
      await seen(() => view(KEY))
      expect(await views()).toHaveLength(1)
      const again = await contactOf(view(KEY))
      expect(again).toMatchObject({ patientName: 'Tomáš Svoboda' })
      expect(await views()).toEqual([again.viewedAt])
    },
  )

  test('twenty calls at once with one key are one view', async () => {
    const { view, views } = await viewer()
    const answers = await Promise.all(Array.from({ length: 20 }, async () => (await view(KEY)).text()))
    expect(new Set(answers).size).toBe(1)
    expect(await views()).toHaveLength(1)
  })
})
