import { afterAll, describe, expect, test } from 'vitest'
import { makeApp, openWorld } from '../../testing/test-app.ts'

const app = makeApp()
afterAll(() => app.close())

const gift = {
  amount: 1_500,
  angelNumber: '10000004',
  frequency: 'one-off',
  cardholder: 'JANA NOVÁKOVÁ',
  email: 'jana@example.com',
}
type Started = { response: { accessKey: string; gatewayUrl: string } }

/** A world with a payment at the gateway, and the actions of a payer or a test. */
async function atGateway(given: object = {}, headers: Record<string, string> = {}) {
  const { id } = await openWorld(app)
  const api = `/w/${id}/api/cardPayment`
  const start = () => app.inject({ method: 'POST', url: api, headers, payload: { ...gift, ...given } })
  const { accessKey, gatewayUrl } = (await start()).json<Started>().response
  const { pathname } = new URL(gatewayUrl)
  return {
    gatewayUrl,
    visit: (path = pathname) => app.inject(path),
    submit: (form: string, path = pathname) => app.inject({ method: 'POST', url: path, headers: FORM, payload: form }),
    read: async () => (await app.inject({ url: api, headers: { 'access-key': accessKey } })).json().response,
    /** Tries the payment again; returns the path of its new page. */
    retry: async (headers: Record<string, string>) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${api}/retry`,
        headers: { 'access-key': accessKey, ...headers },
      })
      return new URL(answer.json<Started>().response.gatewayUrl).pathname
    },
    control: async (path: string) => (await app.inject(`/sandbox/worlds/${id}${path}`)).json(),
    advance: (advance: string) =>
      app.inject({ method: 'PATCH', url: `/sandbox/worlds/${id}/clock`, payload: { advance } }),
    fault: (payload: object) => app.inject({ method: 'POST', url: `/sandbox/worlds/${id}/faults`, payload }),
  }
}
/** The return address carries a key to exchange, not the access key of the payment. */
const backTo = (page: string) => new RegExp(`^${page}\\?platba=lnk_[a-z0-9_]+$`)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the page of the gateway', () => {
  test('shows the amount, says that it is a test, and offers every outcome', async () => {
    const { visit } = await atGateway({ frequency: 'recurring' })
    const { statusCode, body } = await visit()
    expect(statusCode).toBe(200)
    for (const text of [
      'Žádnou skutečnou kartu',
      '1\u00a0500\u00a0Kč',
      'každý měsíc',
      '10000004',
      'JANA NOVÁKOVÁ',
      '10:15',
    ])
      expect(body).toContain(text)
    const offered = [...body.matchAll(/name="outcome" value="([a-z-]+)"/g)].map(([, outcome]) => outcome)
    expect(offered).toEqual(['approve', 'cancel', 'decline', 'time-out', 'approve-twice', 'approve-and-stay'])
  })

  test('is in the language of the call', async () => {
    const { visit } = await atGateway({}, { lang: 'en' })
    const { body } = await visit()
    expect(body).toContain('<html lang="en">')
    expect(body).toContain('CZK\u00a01,500')
    expect(body).not.toMatch(/Kč|Zaplatit/)
  })

  test('is in the language of the retry after a payment in another language', async () => {
    const { submit, retry } = await atGateway()
    await submit('outcome=decline')
    expect((await app.inject(await retry({ lang: 'en' }))).body).toContain('<html lang="en">')
  })

  test('escapes typed text', async () => {
    const { visit } = await atGateway({ cardholder: '<script>"&\'' })
    expect((await visit()).body).toContain('<dd>&lt;script&gt;&quot;&amp;&#39;</dd>')
  })

  test('cannot be cached or framed and runs no script', async () => {
    const { visit } = await atGateway()
    const { headers, body } = await visit()
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    })
    expect(body).not.toMatch(/<script|<style| style=| on[a-z]+=/)
    const css = await app.inject('/gateway/gateway.css')
    expect([css.statusCode, css.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })

  test.each(['/gateway/default/att_unknown0001', '/gateway/nowhere/att_unknown0001', '/gateway/default/__proto__'])(
    '%s shows that no payment waits',
    async (path) => {
      expect([(await app.inject(path)).statusCode, (await app.inject(`${path}/more`)).statusCode]).toEqual([404, 404])
      const reply = await app.inject({ method: 'POST', url: path, headers: FORM, payload: 'outcome=approve' })
      expect(reply.statusCode).toBe(404)
    },
  )
})

describe('a submitted choice', () => {
  test.each([
    [
      'outcome=approve',
      '/platba-probehla',
      { state: 'approved', reason: null, visibleFrom: '2026-11-11', distributionOn: '2026-12-01' },
    ],
    ['outcome=approve-twice', '/platba-probehla', { state: 'approved' }],
    ['outcome=cancel', '/platba-neprobehla', { state: 'cancelled', reason: null }],
    ['outcome=time-out', '/platba-neprobehla', { state: 'timed-out', reason: null }],
    ['outcome=decline', '/platba-neprobehla', { state: 'declined', reason: 'refused-by-bank' }],
    [
      'outcome=decline&reason=card-expired',
      '/platba-neprobehla',
      { state: 'declined', reason: 'card-expired', visibleFrom: null },
    ],
  ])('%s leads to %s, and the provider has the status %o', async (form, page, want) => {
    const { submit, read } = await atGateway()
    const { statusCode, headers } = await submit(form)
    expect([statusCode, headers.location]).toEqual([303, expect.stringMatching(backTo(page))])
    expect(await read()).toMatchObject({ ...want, decidedAt: '2026-11-10T09:00:00.000Z', gatewayUrl: null })
  })

  test('of a payer who does not return is approved without a way back', async () => {
    const { submit, read } = await atGateway()
    const { statusCode, headers } = await submit('outcome=approve-and-stay')
    expect([statusCode, headers.location]).toEqual([200, undefined])
    expect(await read()).toMatchObject({ state: 'approved' })
  })

  test.each(['', 'outcome=bribe', 'outcome=decline&reason=mood', 'outcome=__proto__', '__proto__=approve'])(
    'of %j is refused and decides nothing',
    async (form) => {
      const { submit, read } = await atGateway()
      expect((await submit(form)).statusCode).toBe(400)
      expect(await read()).toMatchObject({ state: 'waiting' })
    },
  )

  test.each([
    ['application/json', '{"outcome":"approve"}', 415],
    ['application/x-www-form-urlencoded', `outcome=${'a'.repeat(5_000)}`, 413],
  ])('as %s of another shape is refused with a page', async (type, payload, status) => {
    const { gatewayUrl, read } = await atGateway()
    const { pathname } = new URL(gatewayUrl)
    const refused = await app.inject({ method: 'POST', url: pathname, headers: { 'content-type': type }, payload })
    expect([refused.statusCode, refused.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(await read()).toMatchObject({ state: 'waiting' })
  })
})

describe('a payment that was decided', () => {
  test('by many concurrent submissions is paid once, with one receipt', async () => {
    const { submit, control } = await atGateway()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit('outcome=approve')))
    const places = new Set(answers.map(({ headers }) => headers.location))
    expect(places).toEqual(new Set([expect.stringMatching(backTo('/platba-probehla'))]))
    expect((await control('/messages')).messages).toHaveLength(1)
    const rules = (await control('/journal')).entries.filter(({ rule }: { rule: string }) => rule.startsWith('gateway'))
    expect(rules.map(({ changes }: { changes: unknown[] }) => changes.length > 0)).toEqual([
      true,
      ...Array.from({ length: 19 }, () => false),
    ])
  })

  test('cannot be changed by going back, and its page leads to the result again', async () => {
    const { submit, visit, read } = await atGateway()
    await submit('outcome=approve')
    const { statusCode, body } = await visit()
    expect(statusCode).toBe(200)
    expect(body).toMatch(/href="\/platba-probehla\?platba=lnk_/)
    expect(body).not.toContain('<button')
    expect((await submit('outcome=cancel')).headers.location).toMatch(backTo('/platba-probehla'))
    expect(await read()).toMatchObject({ state: 'approved' })
  })
})

describe('the time limit of the gateway', () => {
  test('is among the next events, and in the journal when it ends', async () => {
    const { advance, control, read } = await atGateway()
    const { events } = await control('/events')
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'gateway-time-out', subject: '10000004', at: '2026-11-10T09:15:00.000Z' }),
    )
    await advance('PT15M')
    expect(await read()).toMatchObject({ state: 'timed-out', decidedAt: '2026-11-10T09:15:00.000Z' })
    const rules = (await control('/journal')).entries.map(({ rule }: { rule: string }) => rule)
    expect(rules).toContain('gateway: timed-out')
  })
})

test('the message faults of the operation that caused a receipt apply to it', async () => {
  const { fault, submit, control } = await atGateway()
  await fault({ operationId: 'startCardPayment', kind: 'message-lost', times: 1 })
  await submit('outcome=approve')
  expect((await control('/messages')).messages).toEqual([])
})
